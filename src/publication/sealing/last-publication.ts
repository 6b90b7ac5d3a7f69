import type { Entry } from '../pack/block.ts';
import type { Span } from '../pack/head.ts';
import type { Pack } from '../pack/pack.ts';
import { DamageError } from '../pack/pack-error.ts';

/** Bytes, and their SHA-256 (hexadecimal). */
export interface Blob {
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** The bytes of a file, and its twins: the compressed forms that are smaller. */
export interface Forms {
  readonly identity: Blob;
  readonly br?: Blob | undefined;
  readonly gzip?: Blob | undefined;
}

/** What a build can take from the publication before it. */
export interface LastPublication {
  entry(path: string): Entry | undefined;
  /** The bytes of a file; `undefined` where they are damaged. */
  forms(entry: Entry): Forms | undefined;
  /** Says that the bytes given so far are no longer needed: their memory is used again. */
  release(): void;
}

export function lastPublication(pack: Pick<Pack, 'entry' | 'inOrder'>): LastPublication {
  const { read, release } = pack.inOrder();
  const blob = (span: Span, part: string): Blob => ({ bytes: read(span, part), digest: span.digest });
  return {
    entry: pack.entry,
    release,
    forms({ path, identity, br, gzip }) {
      try {
        return { identity: blob(identity, path), br: br && blob(br, path), gzip: gzip && blob(gzip, path) };
      } catch (error) {
        if (error instanceof DamageError) return undefined;
        throw error;
      }
    },
  };
}
