import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliveryId, deliveryRequest, deliveryResult } from '../../../src/hub/deliveries/delivery.ts';
import type { Reply } from '../../../src/hub/outbound/reply.ts';
import type { Delivery } from '../../../src/hub/store/queries/deliveries.ts';
import { deliveryOf, topicOf } from '../../support/hub/deliveries.ts';
import { ATOM, HUB_URL } from '../../support/hub/hub.ts';

const topic = topicOf(7);
const delivery = deliveryOf({});

function requestOf(fields: Partial<Delivery> = {}, of = topic) {
  return deliveryRequest({ ...delivery, ...fields }, of, 'd1');
}

describe('a delivery', () => {
  it('is a POST of the exact bytes to the exact path and query', () => {
    expect(requestOf()).toMatchObject({ method: 'POST', target: '/cb?token=%20x', body: topic.body });
  });

  it("has the topic's own Content-Type string, its ETag, and one Link header with rel=hub and rel=self", () => {
    expect(requestOf().headers).toEqual({
      'Content-Type': 'application/atom+xml',
      Link: `<${HUB_URL}>; rel="hub", <${ATOM}>; rel="self"`,
      ETag: '"abc"',
      'X-Hub-Delivery': 'd1',
    });
  });

  it.each(['s3cret', 'ä€', ' ', 'x'.repeat(199)])(
    'is signed with HMAC-SHA256 of the body where there is a secret (%s)',
    (secret) => {
      const digest = createHmac('sha256', Buffer.from(secret)).update(topic.body).digest('hex');
      expect(requestOf({ secret }).headers).toMatchObject({ 'X-Hub-Signature': `sha256=${digest}` });
    },
  );
});

describe('a delivery id', () => {
  const id = deliveryId(delivery, topic);

  it('is the same over the tries, whatever else changes meanwhile', () => {
    const later = { ...delivery, failures: 2, secret: 'new', verifiedRequest: 99, version: 6 };
    expect(deliveryId(later, { ...topic, etag: '"x"' })).toBe(id);
  });

  it('is another one for another version, topic, callback or subscription', () => {
    const others = [
      deliveryId(delivery, { ...topic, version: 8 }),
      deliveryId(delivery, { ...topic, url: `${ATOM}2` }),
      deliveryId({ ...delivery, callback: 'https://b.example/' }, topic),
      deliveryId({ ...delivery, subscription: 4 }, topic),
    ];
    expect(new Set([id, ...others]).size).toBe(5);
  });

  it('tells nothing of the callback', () => {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('what a reply to a delivery means', () => {
  const answered = (status: number, retryAfter?: string): Reply => ({ kind: 'answered', status, body: undefined, retryAfter });
  const resultOf = (reply: Reply) => deliveryResult(delivery, 7, reply);

  it.each([200, 201, 202, 204, 226, 299])('status %i is success', (status) => {
    expect(resultOf(answered(status))).toEqual({ kind: 'acknowledged', subscription: 3, version: 7, note: `status ${status}` });
  });

  it('410 ends the subscription that it was sent to, not one renewed meanwhile', () => {
    expect(resultOf(answered(410))).toMatchObject({ kind: 'gone', verifiedRequest: 11 });
  });

  it.each([300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 409, 429, 500, 502, 503, 599])(
    'status %i is a failure',
    (status) => {
      expect(resultOf(answered(status))).toEqual({
        kind: 'failed',
        subscription: 3,
        version: 7,
        note: `status ${status}`,
        counts: true,
        notBefore: 0,
      });
    },
  );

  it('no answer is a failure, and its reason is noted', () => {
    const reply: Reply = { kind: 'failed', reason: 'time-out', wasConnected: true };
    expect(resultOf(reply)).toMatchObject({ kind: 'failed', counts: true, note: 'time-out', notBefore: 0 });
  });

  it.each(['no name server can be reached', 'too many files are open here'])('does not count what lies with us: %s', (reason) => {
    const reply: Reply = { kind: 'failed', reason, wasConnected: false };
    expect(resultOf(reply)).toMatchObject({ kind: 'failed', counts: false, note: reason });
  });

  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])(
    'a certificate that is not valid yet ends no subscription, as our clock may be behind: after %i failures',
    (failures, counts) => {
      const reply: Reply = { kind: 'failed', reason: 'certificate: not valid yet', wasConnected: true };
      expect(deliveryResult({ ...delivery, failures }, 7, reply)).toMatchObject({ kind: 'failed', counts });
    },
  );

  it.each([
    [429, '120', 120_000],
    [503, '0', 0],
    [500, '120', 0],
    [301, '120', 0],
    [503, '-1', 0],
    [503, '1.5', 0],
    [503, 'Fri, 01 Jan 2100 00:00:00 GMT', 0],
    [503, '9'.repeat(30), 0],
  ])('Retry-After is for 429 and 503, in seconds: %i with %s', (status, retryAfter, notBefore) => {
    expect(resultOf(answered(status, retryAfter))).toMatchObject({ notBefore });
  });
});
