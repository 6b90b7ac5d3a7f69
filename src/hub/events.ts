import type { Removal } from './store/queries/delivery-results.ts';
import type { Finish } from './store/queries/request-results.ts';

/** What happens in a hub, for logs and figures; holds neither secrets nor what a callback's path or query says. */
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
    }
  | { readonly kind: 'expiry'; readonly subscriptions: number }
  /** Nothing can be reached at all: failures do not count while it lasts. */
  | { readonly kind: 'outage'; readonly hosts: number }
  /** `problem` is why the store cannot be used; without one it can again. */
  | { readonly kind: 'store'; readonly problem: string | undefined; readonly error?: unknown }
  /** A defect. */
  | { readonly kind: 'error'; readonly error: unknown };

export type OnHubEvent = (event: HubEvent) => void;
