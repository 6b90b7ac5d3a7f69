export const REFUSED = 'connection refused';
const NO_TLS = 'it does not speak TLS';

/** Explanations for errors that `fetch` describes only by a code, or in OpenSSL's words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: REFUSED,
  ENOTFOUND: 'its name does not resolve',
  EAI_AGAIN: 'its name does not resolve',
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
};

/** Explains why `fetch` failed. */
export function fetchProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code = '', message } = (error.cause ?? error) as NodeJS.ErrnoException;
  // OpenSSL's messages end with a line feed.
  return REASONS[code] ?? (message || code).trim().replaceAll(/\s+/g, ' ');
}
