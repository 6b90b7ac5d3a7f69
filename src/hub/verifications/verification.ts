import { randomBytes } from 'node:crypto';
import type { Callback } from '../callback.ts';
import type { Reply } from '../outbound/sender.ts';
import type { PendingRequest } from '../store/queries/requests.ts';

/** Random, for one verification only. */
export function createChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** The path and query of a verification GET (WebSub, section 5.3). */
export function verificationTarget(callback: Callback, request: PendingRequest, challenge: string): string {
  return withParameters(callback, {
    'hub.mode': request.mode,
    'hub.topic': request.requestedTopic,
    'hub.challenge': challenge,
    ...(request.mode === 'subscribe' && { 'hub.lease_seconds': String(request.leaseSeconds) }),
  });
}

/** The path and query of the GET that tells a subscriber that it is none any more (WebSub, section 5.2). */
export function denialTarget(callback: Callback, requestedTopic: string, reason: string): string {
  return withParameters(callback, { 'hub.mode': 'denied', 'hub.topic': requestedTopic, 'hub.reason': reason });
}

/** The callback's own query stays byte for byte, also where a name in it is one of ours (WebSub, section 5.1.1). */
function withParameters({ target }: Callback, parameters: Record<string, string>): string {
  const own = new URLSearchParams(parameters).toString();
  const [, query] = /\?(.*)$/.exec(target) ?? [];
  if (query === undefined) return `${target}?${own}`;
  return query === '' ? target + own : `${target}&${own}`;
}

/** Whether a reply confirms, and in short why not: 2xx and the challenge's exact bytes do (WebSub, section 5.3.1). */
export function judgeVerification(reply: Reply, challenge: string): { isVerified: boolean; note: string } {
  if (reply.kind === 'failed') return { isVerified: false, note: reply.reason };
  if (reply.status < 200 || reply.status > 299) return { isVerified: false, note: `status ${reply.status}` };
  const isEcho = reply.body !== undefined && Buffer.from(challenge).equals(reply.body);
  return isEcho ? { isVerified: true, note: 'verified' } : { isVerified: false, note: 'the body is not the challenge' };
}
