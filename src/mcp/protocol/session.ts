import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Random bytes of an id: 24 characters in base64url. */
const ID_BYTES = 18;
/** The length of a signature: 27 characters in base64url, which are 162 bits. */
const SIGNATURE_LENGTH = 27;

/**
 * Session ids that are stored nowhere: a server with the secret can tell that an id was made with it. They never expire, because
 * clients do not recover from a session that has ended, and hold no data, because all sessions are answered alike.
 */
export interface Sessions {
  /** Makes the id of a new session. */
  begin(): string;
  /** Whether the id was made with this secret. */
  isKnown(id: string): boolean;
}

export function createSessions(secret: string | Uint8Array): Sessions {
  function sign(random: string): string {
    const signature = createHmac('sha256', secret).update(random).digest('base64url').slice(0, SIGNATURE_LENGTH);
    return `${random}.${signature}`;
  }

  return {
    begin: () => sign(randomBytes(ID_BYTES).toString('base64url')),
    // Signatures are compared as text: many texts decode to the same bytes, and only one of them was made here.
    isKnown: (id) => isEqual(id, sign(id.split('.', 1)[0] ?? '')),
  };
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
