import { createHmac, hash } from 'node:crypto';
import { storedCallback } from '../callback.ts';
import { isOurFault, NOT_VALID_YET } from '../outbound/failure-reason.ts';
import { isSuccess, noteOf, type Reply } from '../outbound/reply.ts';
import type { OutboundRequest } from '../outbound/sender.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import { type DeliveryResult, MOST_FAILURES } from '../store/queries/delivery-results.ts';
import type { StoredTopic } from '../store/queries/topics.ts';

/** Names the delivery of one version to one subscription. It is the same for every try, whichever instance makes it. */
export function deliveryId({ subscription, callback }: Delivery, topic: StoredTopic): string {
  return hash('sha256', JSON.stringify([subscription, callback, topic.url, topic.version])).slice(0, 32);
}

/** The POST that distributes a topic's content (WebSub, section 7). */
export function deliveryRequest(delivery: Delivery, topic: StoredTopic, id: string): OutboundRequest {
  const callback = storedCallback(delivery.callback);
  return {
    method: 'POST',
    callback,
    target: callback.target,
    headers: {
      'Content-Type': topic.contentType,
      Link: `<${topic.hubUrl}>; rel="hub", <${topic.url}>; rel="self"`,
      ETag: topic.etag,
      'X-Hub-Delivery': id,
      ...(delivery.secret !== null && { 'X-Hub-Signature': `sha256=${sign(delivery.secret, topic.body)}` }),
    },
    body: topic.body,
  };
}

/** The signature by which a subscriber knows that the content comes from the hub (WebSub, section 7.1). */
function sign(secret: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/**
 * Says what a reply to a delivery means: 2xx is success, 410 ends the subscription, all else is a failure (WebSub, section 7).
 */
export function deliveryResult(delivery: Delivery, version: number, reply: Reply): DeliveryResult {
  const { subscription, verifiedRequest } = delivery;
  const base = { subscription, version, note: noteOf(reply) };
  if (isSuccess(reply)) return { ...base, kind: 'acknowledged' };
  if (reply.kind === 'answered' && reply.status === 410) return { ...base, kind: 'gone', verifiedRequest };
  return { ...base, kind: 'failed', counts: doesCount(delivery, reply), notBefore: waitAskedFor(reply) };
}

/** Whether a failure counts. One for which our clock may be to blame is never the one that ends a subscription. */
function doesCount({ failures }: Delivery, reply: Reply): boolean {
  if (reply.kind === 'answered') return true;
  return !isOurFault(reply.reason) && (reply.reason !== NOT_VALID_YET || failures < MOST_FAILURES - 1);
}

/** How many ms a callback asked to wait, by the `Retry-After` of a 429 or 503 in seconds (RFC 9110, section 10.2.3). */
function waitAskedFor(reply: Reply): number {
  if (reply.kind === 'failed' || ![429, 503].includes(reply.status)) return 0;
  return /^\d{1,9}$/.test(reply.retryAfter ?? '') ? Number(reply.retryAfter) * 1000 : 0;
}
