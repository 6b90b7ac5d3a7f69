import { setTimeout as sleep } from 'node:timers/promises';
import { parseCallback } from '../callback.ts';
import type { OnHubEvent } from '../events.ts';
import type { Sender } from '../outbound/sender.ts';
import type { HostGate } from '../scheduling/host-gate.ts';
import { createPool } from '../scheduling/pool.ts';
import { createSignal } from '../scheduling/signal.ts';
import { StoreUnavailableError } from '../store/keeper.ts';
import type { Removal } from '../store/queries/delivery-results.ts';
import type { PendingRequest } from '../store/queries/requests.ts';
import type { HubStore } from '../store/store.ts';
import { createChallenge, denialTarget, judgeVerification, verificationTarget } from './verification.ts';

/** Asks callbacks whether they want what was asked for in their name, and tells those that were removed. */
export interface Verifier {
  /** Takes a request that this instance has accepted. */
  verify(request: PendingRequest): void;
  /** Tells a subscriber once, as well as it goes, that it is none any more. */
  deny(removal: Pick<Removal, 'callback' | 'requestedTopic' | 'host'>, reason: string): void;
  /** Starts what there is room for. */
  start(): void;
  /** Takes over requests of instances that died, until it is stopped. */
  run(): Promise<void>;
  /** Starts nothing more, and resolves when nothing is under way; what has not started waits in the store. */
  stop(): Promise<void>;
}

interface VerifierParts {
  readonly store: HubStore;
  readonly sender: Sender;
  readonly gate: HostGate;
  readonly slots: number;
  readonly placesPerHost: number;
  /** How long after it was claimed a verification may start without another look whose it is, in ms. */
  readonly startWithinMs: number;
  readonly onEvent: OnHubEvent;
  /** Called when a callback has confirmed something, and the store has it. */
  readonly onVerified: (request: PendingRequest) => void;
}

/** A GET to a callback. */
interface Errand {
  readonly host: string;
  run(): Promise<void>;
}

/** How often a stop looks whether all has ended, in ms. */
const STOP_INTERVAL = 25;

/** How often requests of the dead are looked for, and the store is tried again, in ms. */
const INTERVAL = 1000;

export function createVerifier(parts: VerifierParts): Verifier {
  const { store, sender, gate, slots, placesPerHost, startWithinMs, onEvent, onVerified } = parts;
  const signal = createSignal();
  const pool = createPool<Errand>({
    slots,
    placesPerHost,
    gate,
    async run(errand) {
      await errand.run().catch(report);
    },
  });
  /** When the requests that are here were claimed: each is asked once, also where its claim ends before its turn comes. */
  const claimedAt = new Map<number, number>();
  let isStopping = false;

  function report(error: unknown): void {
    if (!(error instanceof StoreUnavailableError)) onEvent({ kind: 'error', error });
  }

  function add(errand: Errand): void {
    if (isStopping) return;
    pool.add(errand);
    pool.start();
  }

  function take(request: PendingRequest): void {
    const isHere = claimedAt.has(request.id);
    claimedAt.set(request.id, performance.now());
    if (!isHere) add({ host: request.host, run: () => verify(request).finally(() => claimedAt.delete(request.id)) });
  }

  /** What waited here for long may be another instance's by now. */
  async function isOurs({ id }: PendingRequest): Promise<boolean> {
    const age = performance.now() - (claimedAt.get(id) ?? 0);
    return age <= startWithinMs || store.holdRequest(id);
  }

  async function verify(request: PendingRequest): Promise<void> {
    const callback = parseCallback(request.callback);
    if (!callback.ok) throw new Error(`a callback in the store ${callback.message}`);
    if (!(await isOurs(request))) return;
    const challenge = createChallenge();
    const sentAt = performance.now();
    const target = verificationTarget(callback.value, request, challenge);
    const reply = await sender.send({ method: 'GET', callback: callback.value, target, headers: {} });
    const ms = performance.now() - sentAt;
    const { isVerified, note } = judgeVerification(reply, challenge);
    const result = await persist(() =>
      store.finishRequest(request.id, { isVerified, note, sentMsAgo: performance.now() - sentAt }),
    );
    if (isVerified) onVerified(request);
    const { mode, requestedTopic: topic, host, id } = request;
    onEvent({ kind: 'verification', mode, topic, host, request: id, result, note, ms });
  }

  /** The answer is there: it is kept until the store can take it, or this instance ends and the next one asks again. */
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
    verify: take,
    deny({ callback: url, requestedTopic, host }, reason) {
      const callback = parseCallback(url);
      if (!callback.ok) return;
      const target = denialTarget(callback.value, requestedTopic, reason);
      const request = { method: 'GET', callback: callback.value, target, headers: {} } as const;
      add({ host, run: async () => void (await sender.send(request)) });
    },
    start: pool.start,
    async run() {
      while (!isStopping) {
        try {
          for (const request of await store.claimRequests(slots)) take(request);
        } catch (error) {
          report(error);
        }
        await signal.wait(INTERVAL);
      }
    },
    async stop() {
      isStopping = true;
      signal.raise();
      pool.drain();
      while (pool.running > 0) await sleep(STOP_INTERVAL);
    },
  };
}
