import type { AddressGuard } from '../outbound/address-guard.ts';
import { createHostGate } from '../scheduling/host-gate.ts';
import { StoreUnavailableError } from '../store/keeper.ts';
import type { Limits } from '../store/queries/request-limits.ts';
import type { Acceptance } from '../store/queries/requests.ts';
import type { HubStore } from '../store/store.ts';
import { type Edition, findTopic } from '../topic.ts';
import type { Verifier } from '../verifications/verifier.ts';
import { type HubReply, limitReply, refusal, storeReply, unknownReply, unknownTopic, waitingReply } from './hub-reply.ts';
import { type PublishRequest, parseHubRequest, type SubscribeRequest } from './hub-request.ts';

/** Answers a request of a subscriber or a publisher. `client` is who sent it: the limit of requests that wait is for each. */
export type Receive = (form: URLSearchParams, client?: string) => Promise<HubReply>;

/** In seconds. */
export interface LeaseBounds {
  readonly shortest: number;
  readonly default: number;
  readonly longest: number;
}

interface ReceiveParts {
  readonly store: Pick<HubStore, 'acceptRequest' | 'hasSeen' | 'problem'>;
  /** What is published now. */
  edition(): Edition;
  /** Looks at what is published now, and records it in the store. */
  look(): Promise<void>;
  readonly guard: AddressGuard;
  readonly lease: LeaseBounds;
  readonly limits: Limits;
  readonly verify: Verifier['verify'];
}

/**
 * The most requests of one client that wait for their verification at once. Callbacks that never answer take as long as the
 * sender allows, and without this limit one client could fill the store with them.
 */
const WAITING_PER_CLIENT = 100;

/** Makes the function that answers what is sent to the hub (WebSub, section 5.1). What is asked for is done after the answer. */
export function createReceive({ store, edition, look, guard, lease, limits, verify }: ReceiveParts): Receive {
  /** Limits the waiting requests of one client. Elsewhere the same gate limits the connections to one host. */
  const clients = createHostGate(WAITING_PER_CLIENT);

  async function publish({ topics: named }: PublishRequest): Promise<HubReply> {
    const { topics } = edition();
    const unknown = named.filter((url) => findTopic(topics, url) === undefined);
    const onSent = () => void look();
    if (unknown.length > 0) return { ...unknownReply(unknown, topics), ...(unknown.length < named.length && { onSent }) };
    const problem = await store.problem();
    if (problem !== undefined) throw new StoreUnavailableError(problem);
    return { status: 202, onSent };
  }

  async function subscribe(request: SubscribeRequest, client: string | undefined): Promise<HubReply> {
    const { callback } = request;
    const now = edition();
    const topic = findTopic(now.topics, request.topic);
    if (!topic) return refusal(unknownTopic(now.topics));
    const resolution = await guard.resolve(callback.host);
    if (resolution.kind === 'refused') return refusal('hub.callback leads to an address in a network that is not allowed');
    // A subscription starts from what is published now, so the store has to know that first.
    if (!(await store.hasSeen(now))) await look();
    const asked = { ...request, topic: topic.url, requestedTopic: request.topic, callback: callback.url, host: callback.host };
    const isExempt = resolution.kind === 'resolved' && resolution.isExempt;
    const isCounted = client !== undefined && !isExempt;
    if (isCounted && !clients.enter(client)) return waitingReply(clients.places);
    const leave = () => isCounted && clients.leave(client);
    let waits = false;
    try {
      const leaseSeconds = clampLease(request.leaseSeconds, lease);
      const acceptance = await store.acceptRequest({ ...asked, leaseSeconds, isExempt }, limits);
      waits = acceptance.kind === 'accepted';
      return replyTo(acceptance, client, leave);
    } finally {
      if (!waits) leave();
    }
  }

  /** `onVerified` is called when the verification of an accepted request has ended. */
  function replyTo(acceptance: Acceptance, client: string | undefined, onVerified: () => void): HubReply {
    switch (acceptance.kind) {
      case 'accepted':
        return { status: 202, onSent: () => verify(acceptance.request, client, onVerified) };
      case 'ignored':
        return { status: 202 };
      case 'unknown-topic':
        throw new StoreUnavailableError('the topics are not recorded yet');
      case 'limited':
        return limitReply(acceptance.by, acceptance.retryAfter, limits);
    }
  }

  return async (form, client) => {
    const parsed = parseHubRequest(form);
    if (!parsed.ok) return refusal(parsed.message);
    try {
      return await (parsed.value.mode === 'publish' ? publish(parsed.value) : subscribe(parsed.value, client));
    } catch (error) {
      if (error instanceof StoreUnavailableError) return storeReply();
      throw error;
    }
  };
}

/** Brings a lease within the bounds; the default where none was asked for. */
function clampLease(asked: number | undefined, { shortest, default: usual, longest }: LeaseBounds): number {
  return Math.min(Math.max(asked ?? usual, shortest), longest);
}
