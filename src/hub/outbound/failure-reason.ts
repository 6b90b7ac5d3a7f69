/** An error of our own making, whose message says why a request failed. */
export class Failure extends Error {}

export const TIME_OUT = 'time-out';

/** The connection was closed before there was an answer. */
export const CLOSED = 'connection closed';

/** Also where this machine has no network, or this process no file descriptor for the question. */
export const NO_NAME_SERVER = 'no name server can be reached';
const TOO_MANY_FILES = 'too many files are open here';

/** Reasons that lie with this machine, and say nothing of the callback. */
const OURS: readonly string[] = [NO_NAME_SERVER, TOO_MANY_FILES];

/** So fails every callback whose certificate is newer than the time here, where the clock is behind. */
export const NOT_VALID_YET = 'certificate: not valid yet';

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  // Node gives this code also where the connection was closed in good order, but without an answer.
  ECONNRESET: CLOSED,
  EPIPE: CLOSED,
  ETIMEDOUT: TIME_OUT,
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EADDRNOTAVAIL: 'network unreachable',
  EMFILE: TOO_MANY_FILES,
  ENFILE: TOO_MANY_FILES,
  EPROTO: 'the TLS handshake failed',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are longer than 8 KiB',
  CERT_HAS_EXPIRED: 'certificate: expired',
  CERT_NOT_YET_VALID: NOT_VALID_YET,
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate: for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate: self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate: from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate: from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate: from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate: from an unknown authority',
};

/** What the names of OpenSSL's errors about certificates have in common. */
const CERTIFICATE = /CERT|CRL|CHAIN|CA\b|PURPOSE|SIGNATURE/;

/**
 * Says in a few words why a request had no answer; `undefined` where the error is a mistake in our own code. The error's own
 * message is never used, because it may hold addresses of our own network.
 */
export function failureReason(error: Error): string | undefined {
  if (error instanceof Failure) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === undefined) return undefined;
  return REASONS[code] ?? unlistedReason(code);
}

/** Whether a request failed for a reason that lies with this machine. */
export function isOurFault(reason: string): boolean {
  return OURS.includes(reason);
}

function unlistedReason(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  if (code.startsWith('HPE_')) return 'the answer is not HTTP';
  if (code.startsWith('ERR_SSL_')) return 'the TLS handshake failed';
  if (!code.startsWith('ERR_') && CERTIFICATE.test(code)) return `certificate: ${words}`;
  return `connection failed: ${words}`;
}
