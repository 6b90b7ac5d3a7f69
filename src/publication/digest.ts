import { createHash } from 'node:crypto';

/** SHA-256 of the parts one after another, hexadecimal. */
export function sha256(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
