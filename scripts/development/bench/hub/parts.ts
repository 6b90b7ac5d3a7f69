/** The messages between the processes of this benchmark. */
export interface Plan {
  /** Addresses such as `https://127.0.0.2:1234`, all of the same receiver. */
  readonly origins: readonly string[];
  readonly callbacks: number;
  readonly ca: string;
  /** `file:…` or `postgres://…`; absent for the loop. */
  readonly database?: string;
}

/** A body of the size of a feed with 50 reviews. */
export const BODY = Buffer.alloc(40_000, 'verified ');

export const CONCURRENCY = 64;
export const TOPIC = 'https://reviews.example.com/feed.xml';
export const HUB = 'https://reviews.example.com/api/websub/hub';

/** Every subscriber has a secret of its own, so that every body is signed anew. */
export function secretOf(index: number): string {
  return `secret ${index}`;
}

export function callbackOf({ origins }: Plan, index: number): string {
  return `${origins[index % origins.length]}/callback/${index}`;
}
