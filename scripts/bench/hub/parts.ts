/** What the processes of this benchmark tell each other. */
export interface Plan {
  /** `https://127.0.0.2:1234` and others, all of the same receiver. */
  readonly origins: readonly string[];
  readonly callbacks: number;
  readonly ca: string;
  /** `file:…` or `postgres://…`; the loop has none. */
  readonly database?: string;
}

/** As large as a feed of 50 reviews. */
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
