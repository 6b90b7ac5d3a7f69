import { createHash } from 'node:crypto';

/** The hexadecimal SHA-256 of all parts, one after another. */
export function sha256(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
