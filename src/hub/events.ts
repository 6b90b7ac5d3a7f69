import { StoreUnavailableError } from './store/keeper.ts';
import type { Removal } from './store/queries/delivery-results.ts';
import type { Finish } from './store/queries/request-results.ts';

/** What happens in a hub, for the log and the metrics. It holds neither secrets nor the path and query of a callback. */
export type HubEvent =
  | {
      readonly kind: 'verification';
      readonly mode: 'subscribe' | 'unsubscribe';
      readonly topic: string;
      readonly host: string;
      readonly request: number;
      readonly result: Finish;
      readonly note: string;
      readonly ms: number;
    }
  | { readonly kind: 'changed'; readonly topics: readonly string[] }
  /** What is published, the edition with this sequence, is older than what subscribers have got. */
  | { readonly kind: 'behind'; readonly sequence: number }
  | {
      readonly kind: 'delivery';
      readonly topic: string;
      readonly host: string;
      readonly subscription: number;
      readonly delivery: string;
      readonly version: number;
      readonly result: 'acknowledged' | 'gone' | 'failed';
      readonly note: string;
      readonly failures: number;
      readonly ms: number;
    }
  | {
      readonly kind: 'removal';
      readonly topic: string;
      readonly host: string;
      readonly subscription: number;
      readonly reason: Removal['reason'];
      /** What came of the last POST. */
      readonly note: string;
    }
  | { readonly kind: 'expiry'; readonly subscriptions: number }
  /** No callback can be reached at all: while that lasts, failures do not count. */
  | { readonly kind: 'outage'; readonly hosts: number }
  /** `problem` says why the store cannot be used; without one it can be used again. */
  | { readonly kind: 'store'; readonly problem: string | undefined; readonly error?: unknown }
  /** A mistake in our own code. */
  | { readonly kind: 'error'; readonly error: unknown };

export type OnHubEvent = (event: HubEvent) => void;

/** Tells of an error, unless it only says that the store cannot be used: the `store` event has told that already. */
export function tellDefect(error: unknown, onEvent: OnHubEvent): void {
  if (!(error instanceof StoreUnavailableError)) onEvent({ kind: 'error', error });
}
