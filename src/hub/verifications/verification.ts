import { randomBytes } from 'node:crypto';
import { storedCallback } from '../callback.ts';
import { isSuccess, noteOf, type Reply } from '../outbound/reply.ts';
import type { OutboundRequest } from '../outbound/sender.ts';
import type { RemovedSubscription } from '../store/queries/removals.ts';
import type { PendingRequest } from '../store/queries/requests.ts';

/** Makes the random text of one verification. A callback that answers with it has read the hub's request, and so confirms it. */
export function createChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** The GET that asks a callback to confirm a request (WebSub, section 5.3). */
export function verificationRequest(request: PendingRequest, challenge: string): OutboundRequest {
  return getWith(request.callback, {
    'hub.mode': request.mode,
    'hub.topic': request.requestedTopic,
    'hub.challenge': challenge,
    ...(request.mode === 'subscribe' && { 'hub.lease_seconds': String(request.leaseSeconds) }),
  });
}

/** The GET that tells a subscriber that its subscription has ended (WebSub, section 5.2). */
export function denialRequest(
  { callback, requestedTopic }: Pick<RemovedSubscription, 'callback' | 'requestedTopic'>,
  reason: string,
): OutboundRequest {
  return getWith(callback, { 'hub.mode': 'denied', 'hub.topic': requestedTopic, 'hub.reason': reason });
}

function getWith(url: string, parameters: Record<string, string>): OutboundRequest {
  const callback = storedCallback(url);
  return { method: 'GET', callback, target: withParameters(callback.target, parameters), headers: {} };
}

/**
 * Adds parameters to a callback's own query, of which every byte stays, even where it has the same names (WebSub, section 5.1.1).
 */
function withParameters(target: string, parameters: Record<string, string>): string {
  const own = new URLSearchParams(parameters).toString();
  const [, query] = /\?(.*)$/.exec(target) ?? [];
  if (query === undefined) return `${target}?${own}`;
  return query === '' ? target + own : `${target}&${own}`;
}

/**
 * Whether a reply confirms a request, and in short why not: it has to be 2xx with the exact bytes of the challenge (WebSub,
 * section 5.3.1).
 */
export function judgeVerification(reply: Reply, challenge: string): { isVerified: boolean; note: string } {
  if (reply.kind === 'failed' || !isSuccess(reply)) return { isVerified: false, note: noteOf(reply) };
  const isEcho = reply.body !== undefined && Buffer.from(challenge).equals(reply.body);
  return isEcho ? { isVerified: true, note: 'verified' } : { isVerified: false, note: 'the body is not the challenge' };
}
