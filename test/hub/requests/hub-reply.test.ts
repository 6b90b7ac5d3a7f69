import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitReply, unknownReply } from '../../../src/hub/requests/hub-reply.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

const topics = ['https://a.example/feed.xml', 'https://a.example/reviews.json'].map((url) => ({
  url,
  contentType: 'text/plain',
  etag: '"1"',
}));
const ALLOWED = 'allowed: https://a.example/feed.xml, https://a.example/reviews.json';

it('names what is no topic, and the topics', () => {
  expect(unknownReply(['https://a.example/feed'], topics)).toEqual({
    status: 404,
    message: `no topic of this hub: "https://a.example/feed"; ${ALLOWED}`,
  });
  expect(unknownReply(['a', ''], topics).message).toBe(`no topic of this hub: "a", ""; ${ALLOWED}`);
});

it('names five at most', () => {
  expect(unknownReply([...'abcdefgh'], topics).message).toBe(`no topic of this hub: "a", "b", "c", "d", "e", 3 more; ${ALLOWED}`);
});

it('is one line of some length, whatever was sent', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter, maxLength: 300 }), { minLength: 1 }), (unknown) => {
      const { message } = unknownReply(unknown, topics);
      expect(message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
      expect(message.length).toBeLessThan(1300);
    }),
    { numRuns: 20, examples: [[Array(6).fill('a'.repeat(5000))]] },
  );
});

it.each([
  ['verificationsPerMinute', 429, 'too many requests for this callback host; 1 a minute are allowed'],
  ['subscriptionsPerHost', 429, 'too many subscriptions for this callback host; 2 are allowed'],
  ['subscriptions', 503, 'this hub is full; it holds 3 subscriptions'],
] as const)('of the limit %s: %i, "%s"', (by, status, message) => {
  const limits = { verificationsPerMinute: 1, subscriptionsPerHost: 2, subscriptions: 3 };
  expect(limitReply(by, 60, limits)).toEqual({ status, message, retryAfter: 60 });
});
