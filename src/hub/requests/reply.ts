/** `message` is one line; `retryAfter` is in seconds. */
export interface HubReply {
  readonly status: 202 | 400 | 404 | 429 | 503;
  readonly message?: string;
  readonly retryAfter?: number;
  /** To be called when the answer is out: what was accepted is verified after it. */
  readonly onSent?: () => void;
}
