import { statSync } from 'node:fs';
import { DamageError, PackError } from '../pack/pack-error.ts';
import { watchFolders } from './folder-watch.ts';
import { openPublication } from './open.ts';
import type { Publication } from './publication.ts';
import { runInSlices } from './slices.ts';

/** How often, in ms, the watch looks for another build where the file system does not tell of it, as a network's does not. */
const LOOK_INTERVAL = 500;

export interface PublicationWatch {
  /** The newest publication that could be opened. */
  current(): Publication;
  /** What is wrong with that, or with a newer one that is refused, in words that anybody may read. */
  problem(): string | undefined;
  /** Looks now whether another build stands there, and opens it. */
  look(): void;
  close(): void;
}

interface WatchOptions {
  /** The pack file that every build replaces. */
  readonly file: string;
  readonly onOpened: (publication: Publication) => void;
  /** Called once for each build that cannot be opened, or is found damaged then. The last good one is still served. */
  readonly onRefused: (error: unknown) => void;
  /** Called once for each part of what is served that is found damaged; that part is not served. */
  readonly onDamaged: (error: unknown) => void;
  /** Called with these figures when one of them may have changed. */
  readonly onFaults: (faults: { damagedParts: number; isNewerRefused: boolean }) => void;
}

/** Opens a publication and keeps up with the builds that take its place; throws where the first cannot be opened. */
export function watchPublication({ file, onOpened, onRefused, onDamaged, onFaults }: WatchOptions): PublicationWatch {
  let seen = fingerprint(file);
  let refused: { readonly found: string | undefined; readonly error: unknown } | undefined;
  let damagedParts = 0;
  let opens = 0;
  let servedOpen = 1;
  let publication = open();
  let stopCheck = serve();

  function open(): Publication {
    const number = ++opens;
    return openPublication(file, (error) => {
      // A new one that is damaged is refused as a whole, and with an old one it does not matter any more.
      if (number === servedOpen) tellDamaged(error);
    });
  }

  /** Tells what was opened, and checks in the background what nobody has asked for yet. */
  function serve(): () => void {
    onOpened(publication);
    tellFaults();
    return runInSlices(publication.check(), (error) => {
      if (!(error instanceof DamageError)) tellDamaged(error);
    });
  }

  function tellDamaged(error: unknown): void {
    damagedParts++;
    onDamaged(error);
    tellFaults();
  }

  function tellFaults(): void {
    onFaults({ damagedParts, isNewerRefused: refused !== undefined });
  }

  /** What was refused has gone again. */
  function forget(): void {
    if (!refused) return;
    refused = undefined;
    tellFaults();
  }

  function look(): void {
    let found: string | undefined;
    try {
      found = fingerprint(file);
      // Where nothing is, a build is being swapped in, or somebody removed `dist`. What is open is still served.
      if (found === undefined) return;
      if (found === seen) {
        forget();
        return;
      }
      // What else fails is tried at each look: perhaps only file descriptors were missing for a moment.
      if (refused?.found === found && refused.error instanceof PackError) return;
      const next = open();
      checkBefore(next);
      stopCheck();
      publication.close();
      publication = next;
      servedOpen = opens;
      [seen, refused, damagedParts] = [found, undefined, 0];
      stopCheck = serve();
    } catch (error) {
      const isKnown = refused?.found === found && String(refused?.error) === String(error);
      refused = { found, error };
      if (!isKnown) onRefused(error);
      tellFaults();
    }
  }

  const timer = setInterval(look, LOOK_INTERVAL).unref();
  const unwatch = watchFolders(file, look);
  return {
    current: () => publication,
    problem() {
      if (damagedParts > 0) return 'a part of the publication is damaged, and is not served';
      return refused ? 'a newer publication cannot be opened, the last good one is served' : undefined;
    },
    look,
    close() {
      clearInterval(timer);
      stopCheck();
      unwatch();
      publication.close();
    },
  };
}

/**
 * Checks a publication that another one could be served on instead: a small one whole, of a larger one what searches are answered
 * from. The rest of that would hold up the build for seconds, and is checked in the background.
 */
function checkBefore(publication: Publication): void {
  try {
    readNeeded(publication);
    if (publication.isSmall) for (const _ of publication.check());
  } catch (error) {
    publication.close();
    throw error;
  }
}

/** What is read was compared before. */
function readNeeded({ records, index, sideData }: Publication): unknown {
  return [records, index, sideData];
}

/** Tells one pack file from another without reading it. */
function fingerprint(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}:${stats.mtimeMs}:${stats.size}`;
}
