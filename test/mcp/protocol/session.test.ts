import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessions } from '../../../src/mcp/protocol/session.ts';

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const secret = fc.oneof(fc.string({ minLength: 1 }), fc.uint8Array({ minLength: 1, maxLength: 40 }));

describe('a session id', () => {
  it('is 52 visible ASCII characters: 18 random bytes and a signature', () => {
    fc.assert(
      fc.property(secret, (key) => {
        const id = createSessions(key).begin();
        expect(id).toMatch(/^[\w-]{24}\.[\w-]{27}$/);
        expect(id).toHaveLength(52);
      }),
    );
  });

  it('is known wherever the secret is', () => {
    fc.assert(
      fc.property(secret, (key) => {
        expect(createSessions(key).isKnown(createSessions(key).begin())).toBe(true);
      }),
    );
  });

  it('is unknown where another secret is', () => {
    fc.assert(
      fc.property(secret, secret, (one, other) => {
        // HMAC pads a key with zeros (RFC 2104).
        const [a, b] = [one, other].map((each) => Buffer.from(each).toString('latin1').replace(/\0+$/, ''));
        fc.pre(a !== b);
        expect(createSessions(other).isKnown(createSessions(one).begin())).toBe(false);
      }),
    );
  });

  it('is another one each time', () => {
    const sessions = createSessions('secret');
    expect(new Set(Array.from({ length: 1000 }, sessions.begin)).size).toBe(1000);
  });
});

describe('an id that was not made here', () => {
  const sessions = createSessions('secret');
  const id = sessions.begin();

  it('is one with any single character changed, also to one that decodes to the same bytes', () => {
    for (const place of Array.from(id).keys()) {
      for (const character of `${BASE64URL}+/=. é`) {
        const changed = id.slice(0, place) + character + id.slice(place + 1);
        if (changed !== id) expect(sessions.isKnown(changed), changed).toBe(false);
      }
    }
  });

  it('is any part of one, or one with anything added', () => {
    for (let length = 0; length < id.length; length++) {
      expect(sessions.isKnown(id.slice(0, length))).toBe(false);
      expect(sessions.isKnown(id.slice(length + 1))).toBe(false);
    }
    for (const more of ['a', '=', '.', ' ', '\0', `.${id}`]) {
      for (const longer of [id + more, more + id]) expect(sessions.isKnown(longer)).toBe(false);
    }
  });
});
