import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHubRequest } from '../../../src/hub/requests/hub-request.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

const TOPIC = 'https://a.example/feed.xml';
const CALLBACK = 'https://b.example/cb';
const SUBSCRIBE = `hub.mode=subscribe&hub.topic=${TOPIC}&hub.callback=${CALLBACK}`;
const UNSUBSCRIBE = SUBSCRIBE.replace('subscribe', 'unsubscribe');

function parse(form: string): ReturnType<typeof parseHubRequest> {
  return parseHubRequest(new URLSearchParams(form));
}

function messageOf(form: string): string {
  const parsed = parse(form);
  if (parsed.ok) throw new Error('it was accepted');
  return parsed.message;
}

function requestOf(form: string) {
  const parsed = parse(form);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

describe('a subscribe', () => {
  it('has a topic and a callback, as they were written', () => {
    expect(requestOf(SUBSCRIBE)).toEqual({
      mode: 'subscribe',
      topic: TOPIC,
      callback: { url: CALLBACK, host: 'b.example', port: 443, target: '/cb' },
      leaseSeconds: undefined,
      secret: null,
    });
    const odd = 'HTTPS://B.example:443/cb?%20&a=%2B';
    const form = `hub.mode=subscribe&hub.topic=%2541&hub.callback=${encodeURIComponent(odd)}`;
    expect(requestOf(form)).toMatchObject({ topic: '%41', callback: { url: odd } });
  });

  it.each([
    ['', 'hub.mode is missing; allowed: subscribe, unsubscribe, publish'],
    ['hub.mode=', 'hub.mode is unknown; allowed: subscribe, unsubscribe, publish'],
    ['hub.mode=Subscribe', 'hub.mode is unknown; allowed: subscribe, unsubscribe, publish'],
    ['hub.mode=denied', 'hub.mode is unknown; allowed: subscribe, unsubscribe, publish'],
    ['hub.mode=constructor', 'hub.mode is unknown; allowed: subscribe, unsubscribe, publish'],
    [`${SUBSCRIBE}&hub.mode=subscribe`, 'hub.mode is given more than once'],
    [`${SUBSCRIBE}&hub.topic=${TOPIC}`, 'hub.topic is given more than once'],
    [`${SUBSCRIBE}&hub.callback=${CALLBACK}`, 'hub.callback is given more than once'],
    [`${SUBSCRIBE}&hub.secret=a&hub.secret=a`, 'hub.secret is given more than once'],
    [`${SUBSCRIBE}&hub.lease_seconds=300&hub.lease_seconds=300`, 'hub.lease_seconds is given more than once'],
    [`hub.mode=subscribe&hub.callback=${CALLBACK}`, 'hub.topic is missing'],
    [`hub.mode=subscribe&hub.topic=${TOPIC}`, 'hub.callback is missing'],
    ['hub.mode=subscribe', 'hub.topic is missing; hub.callback is missing'],
    [`hub.mode=subscribe&hub.topic=&hub.callback=${CALLBACK}`, 'hub.topic is empty'],
  ])('with a missing, repeated or unknown field is refused with one line that says which: %s', (form, message) => {
    expect(messageOf(form)).toBe(message);
  });

  it.each(['', '-1', '+1', '1.5', '1e3', ' 300', '0x10', 'x', '٣'])('with hub.lease_seconds=%j is refused', (lease) => {
    const form = `${SUBSCRIBE}&hub.lease_seconds=${encodeURIComponent(lease)}`;
    expect(messageOf(form)).toBe('hub.lease_seconds is not a whole number of seconds, in digits');
  });

  it.each([
    ['0', 0],
    ['0300', 300],
    ['9007199254740993', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('with hub.lease_seconds=%s asks for that, as far as a number can', (lease, seconds) => {
    expect(requestOf(`${SUBSCRIBE}&hub.lease_seconds=${lease}`)).toMatchObject({ leaseSeconds: seconds });
  });

  it('has a secret of fewer than 200 bytes of UTF-8; an absent or empty one is none', () => {
    const withSecret = (secret: string) => `${SUBSCRIBE}&hub.secret=${encodeURIComponent(secret)}`;
    for (const secret of ['a', 'ä&=+ %', 'a\0b\r\n', 'x'.repeat(199), `${'ä'.repeat(99)}x`])
      expect(requestOf(withSecret(secret))).toMatchObject({ secret });
    expect(requestOf(withSecret(''))).toMatchObject({ secret: null });
    for (const secret of ['x'.repeat(200), 'ä'.repeat(100)])
      expect(messageOf(withSecret(secret))).toBe('hub.secret is too long; fewer than 200 bytes are allowed');
  });

  it('with random bytes for a secret is refused: as text they are other bytes, which would sign every delivery wrong', () => {
    expect(messageOf(`${SUBSCRIBE}&hub.secret=%ffk%b8`)).toBe('hub.secret is not UTF-8; write random bytes in hex or Base64');
  });

  it('is told everything that is wrong with it in one line', () => {
    const message = messageOf(`hub.mode=subscribe&hub.topic=&hub.callback=http://b.example&hub.lease_seconds=x`);
    expect(message).toMatch(/^hub\.topic .*; hub\.callback .*; hub\.lease_seconds [^\n]*$/);
  });

  it('is told of repeated fields beside others that are wrong', () => {
    expect(messageOf(`hub.mode=subscribe&hub.topic=&hub.callback=${CALLBACK}&hub.callback=x&hub.lease_seconds=x`)).toBe(
      'hub.topic is empty; hub.callback is given more than once; hub.lease_seconds is not a whole number of seconds, in digits',
    );
  });

  it('ignores what WebSub does not know, repeated or not', () => {
    const more = 'hub.verify=sync&hub.verify=async&foo=bar&hub.foo=hub.bar&hub.verify_token=x&hub.challenge=x&=&hub.url=x';
    expect(requestOf(`${SUBSCRIBE}&${more}`)).toEqual(requestOf(SUBSCRIBE));
  });
});

describe('an unsubscribe', () => {
  it.each(['x', '', '-5', '1&hub.lease_seconds=2'])('ignores hub.lease_seconds=%s', (lease) => {
    expect(requestOf(`${UNSUBSCRIBE}&hub.lease_seconds=${lease}`)).toEqual(requestOf(UNSUBSCRIBE));
    expect(requestOf(UNSUBSCRIBE)).toMatchObject({ mode: 'unsubscribe', leaseSeconds: undefined });
  });

  it.each([
    [`${UNSUBSCRIBE}&hub.secret=a&hub.secret=b`, 'hub.secret is given more than once'],
    [`${UNSUBSCRIBE}&hub.topic=a`, 'hub.topic is given more than once'],
    [`hub.mode=unsubscribe&hub.topic=${TOPIC}`, 'hub.callback is missing'],
    [`hub.mode=unsubscribe&hub.topic=${TOPIC}&hub.callback=http://b.example`, 'hub.callback is plain http'],
  ])('is refused as a subscribe is: %s', (form, message) => {
    expect(messageOf(form)).toContain(message);
  });
});

describe('a publish', () => {
  it.each([
    ['hub.url=a', ['a']],
    ['hub.topic=a', ['a']],
    ['hub.url=a&hub.topic=a', ['a']],
    ['hub.url=a&hub.url=b', ['a', 'b']],
    ['hub.topic=a&hub.topic=b&hub.url=c', ['c', 'a', 'b']],
    ['hub.url=&hub.secret=a&hub.secret=b', ['']],
  ])('names what changed by hub.url or hub.topic, as often as it likes: %s', (fields, topics) => {
    expect(requestOf(`hub.mode=publish&${fields}`)).toEqual({ mode: 'publish', topics });
  });

  it('names something', () => {
    expect(messageOf('hub.mode=publish')).toBe('hub.url is missing; it names the topic that changed');
    expect(messageOf('hub.mode=publish&hub.mode=publish&hub.url=a')).toBe('hub.mode is given more than once');
  });
});

it('a refusal is one line that repeats nothing of what was sent, whatever that is', () => {
  const name = fc.constantFrom('hub.mode', 'hub.topic', 'hub.callback', 'hub.secret', 'hub.lease_seconds', 'hub.url');
  const value = fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('subscribe', 'unsubscribe', TOPIC, CALLBACK));
  const marked = value.map((text) => (text.startsWith('https://') || /^(un)?subscribe$/.test(text) ? text : `${text}\nMARK`));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, marked)), (fields) => {
      const parsed = parseHubRequest(new URLSearchParams(fields));
      if (!parsed.ok) expect(parsed.message).toMatch(/^hub\.((?!MARK)[^\n])+$/);
    }),
    { numRuns: 20 },
  );
});
