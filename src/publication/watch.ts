import { statSync } from 'node:fs';
import { openPublication } from './open.ts';
import type { Publication } from './publication.ts';

/** How often, in ms, the watch looks for another build; one is served within twice that. */
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
  /** Called once for each build that cannot be opened. The last good one is still served, and the new one is tried again. */
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
      // Where nothing is, a build is being swapped in, or somebody removed `dist`. What is open is still served.
      if (found === undefined || found === seen) return;
      const next = openPublication(file);
      publication.close();
      publication = next;
      seen = found;
      onOpened(publication);
    } catch (error) {
      // It is told once, but tried at each look: perhaps only file descriptors were missing for a moment.
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
