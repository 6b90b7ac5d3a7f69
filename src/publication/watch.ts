import { statSync } from 'node:fs';
import { openPublication } from './open.ts';
import type { Publication } from './publication.ts';

/** How often the pack's place is looked at, in ms; a new build is served within twice that. */
const LOOK_INTERVAL = 500;

export interface PublicationWatch {
  /** The newest publication that could be opened. */
  current(): Publication;
  /** Looks now whether another build stands there, and opens it. */
  look(): void;
  close(): void;
}

interface WatchOptions {
  /** The pack file that every build replaces. */
  readonly file: string;
  readonly onOpened: (publication: Publication) => void;
  /** Called once for each build that cannot be opened; the last good one is served on, and the new one tried again. */
  readonly onFailed: (error: unknown) => void;
}

/** Opens a publication and keeps up with the builds that take its place; throws where the first cannot be opened. */
export function watchPublication({ file, onOpened, onFailed }: WatchOptions): PublicationWatch {
  let seen = fingerprint(file);
  let failed: string | undefined;
  let publication = openPublication(file);
  onOpened(publication);

  function look(): void {
    let found: string | undefined;
    try {
      found = fingerprint(file);
      // Nothing there: a build is being swapped in, or somebody removed `dist`. What is open goes on being served.
      if (found === undefined || found === seen) return;
      const next = openPublication(file);
      publication.close();
      publication = next;
      seen = found;
      onOpened(publication);
    } catch (error) {
      // Told once, tried at each look: it may only have been a moment without free file descriptors.
      if (failed !== String(found ?? error)) onFailed(error);
      failed = String(found ?? error);
    }
  }

  const timer = setInterval(look, LOOK_INTERVAL).unref();
  return {
    current: () => publication,
    look,
    close() {
      clearInterval(timer);
      publication.close();
    },
  };
}

/** Tells one pack file from another without reading it. */
function fingerprint(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}
