import { expect, it } from 'vitest';
import { isSuccess, noteOf } from '../../../src/hub/outbound/reply.ts';

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('an answer with status %d is a success: %s', (status, expected) => {
  const reply = { kind: 'answered', status, body: undefined, retryAfter: undefined } as const;
  expect(isSuccess(reply)).toBe(expected);
  expect(noteOf(reply)).toBe(`status ${status}`);
});

it('a request without an answer is none, and its note is the reason', () => {
  const reply = { kind: 'failed', reason: 'time-out', wasConnected: true } as const;
  expect(isSuccess(reply)).toBe(false);
  expect(noteOf(reply)).toBe('time-out');
});
