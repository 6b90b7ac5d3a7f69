import { expect, it } from 'vitest';
import { requestRecord, subscriptionRecord } from '../../../src/hub/operator/records.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const subscription = {
  id: 7,
  topic: 'https://example.org/feed.xml',
  requestedTopic: 'https://example.org/feed.xml',
  callback: 'https://callback.example/private',
  host: 'callback.example',
  isSigned: true,
  createdAt: NOW - 1000,
  leaseSeconds: 864_000,
  expiresAt: NOW + 1000,
  version: 2,
  deliveredVersion: 1,
  isDue: true,
  failures: 1,
  nextAttemptAt: NOW + 60_000,
  isClaimed: false,
  lastAttemptAt: NOW,
  lastOutcome: 'status 500',
};

it('has the documented names, times as RFC 3339, and no callback', () => {
  expect(subscriptionRecord(subscription, NOW)).toEqual({
    id: 7,
    topic: 'https://example.org/feed.xml',
    host: 'callback.example',
    state: 'waiting',
    failures: 1,
    next_attempt_at: '2026-11-20T12:01:00.000Z',
    last_attempt_at: '2026-11-20T12:00:00.000Z',
    last_outcome: 'status 500',
    is_signed: true,
    created_at: '2026-11-20T11:59:59.000Z',
    lease_seconds: 864_000,
    lease_ends_at: '2026-11-20T12:00:01.000Z',
    version: 2,
    delivered_version: 1,
  });
});

it('has no time of a next try where none waits for one', () => {
  const record = subscriptionRecord({ ...subscription, nextAttemptAt: 0, lastAttemptAt: null, lastOutcome: null }, NOW);
  expect(record).toMatchObject({ state: 'due', next_attempt_at: null, last_attempt_at: null, last_outcome: null });
});

it('gives a request without its callback', () => {
  const request = {
    id: 1,
    mode: 'subscribe',
    topic: 't',
    callback: 'https://c/private',
    host: 'c',
    createdAt: NOW,
    outcome: null,
  } as const;
  expect(requestRecord(request)).toEqual({
    id: 1,
    mode: 'subscribe',
    topic: 't',
    host: 'c',
    asked_at: '2026-11-20T12:00:00.000Z',
    outcome: null,
  });
});
