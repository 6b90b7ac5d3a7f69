import { setTimeout as sleep } from 'node:timers/promises';
import { type OnHubEvent, tellDefect } from '../events.ts';
import type { Sender } from '../outbound/sender.ts';
import type { HostGate } from '../scheduling/host-gate.ts';
import { createPool } from '../scheduling/pool.ts';
import { createSignal } from '../scheduling/signal.ts';
import { StoreUnavailableError } from '../store/keeper.ts';
import type { Removal } from '../store/queries/delivery-results.ts';
import type { PendingRequest } from '../store/queries/requests.ts';
import type { HubStore } from '../store/store.ts';
import { createChallenge, denialRequest, judgeVerification, verificationRequest } from './verification.ts';

/**
 * Asks callbacks to confirm what was asked for in their name: anybody can make a request for any callback. It also tells
 * subscribers whose subscription the hub has ended.
 */
export interface Verifier {
  /**
   * Verifies a request that this instance has accepted. `client` is who sent it, if that is known: clients take turns. `onEnd` is
   * called when the verification has ended, whatever came of it.
   */
  verify(request: PendingRequest, client?: string, onEnd?: () => void): void;
  /** Tells a subscriber that its subscription has ended: once, whether that succeeds or not. */
  deny(removal: Removal, reason: string): void;
  /** Takes over requests of instances that died, until it is stopped. */
  run(): Promise<void>;
  /** Starts nothing more, and resolves when nothing is under way. Requests whose verification has not begun stay in the store. */
  stop(): Promise<void>;
}

interface VerifierParts {
  readonly store: HubStore;
  readonly sender: Sender;
  readonly gate: HostGate;
  /** The most requests to callbacks under way at once. */
  readonly slots: number;
  /** How long after it was claimed a verification may start without making sure that its claim still holds, in ms. */
  readonly startWithinMs: number;
  readonly onEvent: OnHubEvent;
  /** Called when a callback has confirmed a request and the store has recorded that. */
  readonly onVerified: (request: PendingRequest) => void;
}

/** A GET to a callback. */
interface CallbackTask {
  readonly host: string;
  readonly client?: string | undefined;
  run(): Promise<void>;
}

/** How often `stop` looks whether all has ended, in ms. */
const STOP_INTERVAL = 25;

/** How often to look for requests of instances that died, and to try again to record a verification, in ms. */
const INTERVAL = 1000;

export function createVerifier(parts: VerifierParts): Verifier {
  const { store, sender, gate, slots, startWithinMs, onEvent, onVerified } = parts;
  const signal = createSignal();
  const pool = createPool<CallbackTask>({
    slots,
    gate,
    async run(task) {
      await task.run().catch(report);
    },
  });
  /**
   * When each request that is here was claimed last, by its id. A request may be claimed again before its turn comes, because
   * its claim has run out; as it is here already, its callback is asked only once.
   */
  const claimedAt = new Map<number, number>();
  let isStopping = false;

  const report = (error: unknown) => tellDefect(error, onEvent);

  function add(task: CallbackTask): void {
    if (isStopping) return;
    pool.add(task);
    pool.start();
  }

  function verify(request: PendingRequest, client?: string, onEnd = () => {}): void {
    const isHere = claimedAt.has(request.id);
    claimedAt.set(request.id, performance.now());
    if (isHere) {
      onEnd();
      return;
    }
    const end = () => {
      claimedAt.delete(request.id);
      onEnd();
    };
    add({ host: request.host, client, run: () => ask(request).finally(end) });
  }

  /** Whether a request is still claimed by this instance: while it waited here, another one may have taken it over. */
  async function isOurs({ id }: PendingRequest): Promise<boolean> {
    const age = performance.now() - (claimedAt.get(id) ?? 0);
    return age <= startWithinMs || store.holdRequest(id);
  }

  async function ask(request: PendingRequest): Promise<void> {
    if (!(await isOurs(request))) return;
    const challenge = createChallenge();
    const sentAt = performance.now();
    const reply = await sender.send(verificationRequest(request, challenge));
    const ms = performance.now() - sentAt;
    const { isVerified, note } = judgeVerification(reply, challenge);
    const result = await persist(() =>
      store.finishRequest(request.id, { isVerified, note, sentMsAgo: performance.now() - sentAt }),
    );
    if (isVerified) onVerified(request);
    const { mode, requestedTopic: topic, host, id } = request;
    onEvent({ kind: 'verification', mode, topic, host, request: id, result, note, ms });
  }

  /**
   * Tries to record a verification until the store takes it. When this instance is stopped it gives up: the next one asks again.
   */
  async function persist<T>(record: () => Promise<T>): Promise<T> {
    while (true) {
      try {
        return await record();
      } catch (error) {
        if (!(error instanceof StoreUnavailableError) || isStopping) throw error;
        await sleep(INTERVAL);
      }
    }
  }

  return {
    verify,
    deny(removal, reason) {
      const run = async () => void (await sender.send(denialRequest(removal, reason)));
      add({ host: removal.host, run });
    },
    async run() {
      while (!isStopping) {
        try {
          for (const request of await store.claimRequests(slots)) verify(request);
        } catch (error) {
          report(error);
        }
        await signal.wait(INTERVAL);
      }
    },
    async stop() {
      isStopping = true;
      signal.raise();
      pool.withdraw(() => true);
      while (pool.running > 0) await sleep(STOP_INTERVAL);
    },
  };
}
