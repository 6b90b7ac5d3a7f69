import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The form of the id; another form would get another number. */
const FORM = 1;
/** Form, number of the revision, seconds since 1970 (4 bytes), random bytes (12): 24 characters in base64url. */
const LENGTH = 18;
/** Of the signature, in base64url: 162 bits. */
const SIGNATURE_LENGTH = 27;

/**
 * Session ids that need no memory: whoever knows the secret knows that an id was made here, and for which revision. They
 * never expire, because clients do not recover from a session that has ended.
 */
export interface Sessions {
  /** Makes the id of a new session. */
  begin(revision: string): string;
  /** The revision that the session was begun for, or `undefined` for an id that was not made with this secret. */
  revisionOf(id: string): string | undefined;
}

/** `revisions` is only ever appended to: ids hold the place of theirs. */
export function createSessions(secret: string | Uint8Array, revisions: readonly string[]): Sessions {
  function sign(claims: string): string {
    return createHmac('sha256', secret).update(claims).digest('base64url').slice(0, SIGNATURE_LENGTH);
  }
  return {
    begin(revision) {
      const claims = randomBytes(LENGTH);
      claims.writeUInt8(FORM, 0);
      claims.writeUInt8(revisions.indexOf(revision), 1);
      claims.writeUInt32BE(Math.floor(Date.now() / 1000), 2);
      const text = claims.toString('base64url');
      return `${text}.${sign(text)}`;
    },
    revisionOf(id) {
      const [claims = '', signature = ''] = id.split('.', 2);
      // As text: many texts decode to the same bytes, and only one of them was made here.
      if (id !== `${claims}.${signature}` || !equal(signature, sign(claims))) return undefined;
      const bytes = Buffer.from(claims, 'base64url');
      return bytes[0] === FORM ? revisions[bytes[1] ?? -1] : undefined;
    },
  };
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
