import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../src/hub/outbound/reply.ts';
import type { OutboundRequest } from '../../../src/hub/outbound/sender.ts';
import type { PendingRequest } from '../../../src/hub/store/queries/requests.ts';
import {
  createChallenge,
  denialRequest,
  judgeVerification,
  verificationRequest,
} from '../../../src/hub/verifications/verification.ts';

const TOPIC = 'https://a.example/%66eed.xml?x=ä&y';

function requestOf(fields: Partial<PendingRequest> = {}): PendingRequest {
  const usual = { id: 1, requestedTopic: TOPIC, callback: 'https://b.example/cb', host: 'b.example', leaseSeconds: 300 };
  return { ...usual, mode: 'subscribe', ...fields };
}

function parametersOf({ target }: OutboundRequest): Record<string, string> {
  return Object.fromEntries(new URL(target, 'https://b.example').searchParams);
}

describe('a challenge', () => {
  it('is random, long, and needs no escapes', () => {
    const challenges = new Set(Array.from({ length: 1000 }, createChallenge));
    expect(challenges.size).toBe(1000);
    for (const challenge of challenges) expect(challenge).toMatch(/^[\w-]{43}$/);
  });
});

describe('a verification', () => {
  it('names mode, topic as the subscriber wrote it, challenge and the granted lease', () => {
    expect(parametersOf(verificationRequest(requestOf(), 'c'))).toEqual({
      'hub.mode': 'subscribe',
      'hub.topic': TOPIC,
      'hub.challenge': 'c',
      'hub.lease_seconds': '300',
    });
  });

  it('of an unsubscribe has no hub.lease_seconds', () => {
    const parameters = parametersOf(verificationRequest(requestOf({ mode: 'unsubscribe' }), 'c'));
    expect(parameters).toEqual({ 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC, 'hub.challenge': 'c' });
  });

  it.each([
    ['https://b.example', '/?'],
    ['https://b.example?', '/?'],
    ['https://b.example/cb', '/cb?'],
    ['https://b.example/cb?', '/cb?'],
    ['https://b.example/cb?a', '/cb?a&'],
    ['https://b.example/cb?flag&a=%20+b', '/cb?flag&a=%20+b&'],
    ['https://b.example/cb?a=b&', '/cb?a=b&&'],
    ['https://b.example/cb?a=%e4&&=?/x;y', '/cb?a=%e4&&=?/x;y&'],
    ['https://b.example/cb?a=why?', '/cb?a=why?&'],
    ['https://b.example/cb??', '/cb??&'],
    ['https://b.example/cb?hub.mode=mine&hub.challenge=', '/cb?hub.mode=mine&hub.challenge=&'],
    ['https://b.example/a/../b/./%2e%41?x', '/a/../b/./%2e%41?x&'],
  ])("keeps the callback's own path and query byte for byte, and appends with & : %s", (url, start) => {
    const request = requestOf({ callback: url });
    expect(verificationRequest(request, 'c').target).toMatch(
      new RegExp(`^${RegExp.escape(start)}hub\\.mode=subscribe&hub\\.topic=`),
    );
    expect(denialRequest(request, 'why').target).toMatch(new RegExp(`^${RegExp.escape(start)}hub\\.mode=denied&hub\\.topic=`));
  });
});

it('a denial names mode, topic as the subscriber wrote it, and the reason', () => {
  expect(parametersOf(denialRequest(requestOf(), 'three failed: & more'))).toEqual({
    'hub.mode': 'denied',
    'hub.topic': TOPIC,
    'hub.reason': 'three failed: & more',
  });
});

describe('what a reply to a verification means', () => {
  const answered = (status: number, body: string | undefined): Reply => ({
    kind: 'answered',
    status,
    body: body === undefined ? undefined : Buffer.from(body),
    retryAfter: undefined,
  });

  it.each([200, 201, 202, 204, 299])('status %i with the exact challenge confirms', (status) => {
    expect(judgeVerification(answered(status, 'challenge'), 'challenge')).toEqual({ isVerified: true, note: 'verified' });
  });

  it.each([199, 300, 301, 302, 304, 307, 308, 400, 404, 410, 500, 503])(
    'status %i does not, although the body is the challenge',
    (status) => {
      expect(judgeVerification(answered(status, 'challenge'), 'challenge')).toEqual({
        isVerified: false,
        note: `status ${status}`,
      });
    },
  );

  it.each([
    '',
    'challeng',
    'challenge\n',
    ' challenge',
    'challenge\r\n',
    '\uFEFFchallenge',
    'Challenge',
    '"challenge"',
    undefined,
  ])('the body %j does not: it is compared as exact bytes', (body) => {
    const expected = { isVerified: false, note: 'the body is not the challenge' };
    expect(judgeVerification(answered(200, body), 'challenge')).toEqual(expected);
  });

  it('no answer does not, and the reason is noted', () => {
    expect(judgeVerification({ kind: 'failed', reason: 'time-out', wasConnected: true }, 'c')).toEqual({
      isVerified: false,
      note: 'time-out',
    });
  });
});
