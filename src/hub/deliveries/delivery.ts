import { createHash, createHmac } from 'node:crypto';
import type { Callback } from '../callback.ts';
import type { OutboundRequest, Reply } from '../outbound/sender.ts';
import type { Delivery } from '../store/queries/deliveries.ts';
import type { DeliveryResult } from '../store/queries/delivery-results.ts';
import type { StoredTopic } from '../store/queries/topics.ts';

/** The same for every try to bring one version to one subscription, whichever instance tries. */
export function deliveryId({ subscription, callback }: Delivery, topic: StoredTopic): string {
  return createHash('sha256')
    .update(JSON.stringify([subscription, callback, topic.url, topic.version]))
    .digest('hex')
    .slice(0, 32);
}

/** The POST that distributes a topic's content (WebSub, section 7). */
export function deliveryRequest(
  delivery: Delivery,
  callback: Callback,
  topic: StoredTopic,
  id = deliveryId(delivery, topic),
): OutboundRequest {
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

/** WebSub, section 7.1. */
function sign(secret: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** What a reply to a delivery means: 2xx is success, 410 ends the subscription, all else failed (WebSub, section 7). */
export function deliveryResult(delivery: Delivery, version: number, reply: Reply): DeliveryResult {
  const { subscription, verifiedRequest } = delivery;
  if (reply.kind === 'failed') return { kind: 'failed', subscription, version, note: reply.reason, counts: true, notBefore: 0 };
  const note = `status ${reply.status}`;
  if (reply.status >= 200 && reply.status <= 299) return { kind: 'acknowledged', subscription, version, note };
  if (reply.status === 410) return { kind: 'gone', subscription, version, note, verifiedRequest };
  return { kind: 'failed', subscription, version, note, counts: true, notBefore: waitAskedFor(reply) };
}

/** `Retry-After` of a 429 or 503 in seconds, as ms (RFC 9110, section 10.2.3). */
function waitAskedFor({ status, retryAfter }: { status: number; retryAfter: string | undefined }): number {
  return [429, 503].includes(status) && /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1000 : 0;
}
