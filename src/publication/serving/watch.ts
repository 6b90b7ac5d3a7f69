import { statSync } from 'node:fs';
import { DamageError, PackError } from '../pack/pack-error.ts';
import { type OpenPublication, openPublication } from './open.ts';
import type { Publication } from './publication.ts';
import { runInSlices } from './slices.ts';

/** How often the watch looks for another build, in ms: one look takes microseconds, and not every file system reports changes. */
const LOOK_INTERVAL = 200;

/** For how long there may be no pack, in ms, before that is told: for a moment there is none while builds are swapped. */
const PATIENCE = 5000;

export interface PublicationWatch {
  /** The newest publication that could be opened. */
  current(): Publication;
  /** What is wrong with the current publication, or with what stands in its place, in words that anybody may read. */
  problem(): string | undefined;
  /** Looks now whether there is another build, and opens it. */
  look(): void;
  close(): void;
}

interface WatchOptions {
  /** The pack file that every build replaces. */
  readonly file: string;
  readonly onOpened: (publication: Publication) => void;
  /**
   * Called once for each build that cannot be opened, or is found damaged before it is served, and where the pack is missing for
   * longer than `patience`. The last good one is still served.
   */
  readonly onRefused: (error: unknown) => void;
  /** Called once for each part of the served publication that is found damaged; that part is not served. */
  readonly onDamaged: (error: unknown) => void;
  /** Called with these figures when one of them may have changed. */
  readonly onFaults: (faults: { damagedParts: number; isNewerRefused: boolean }) => void;
  /** In ms; default 5000. */
  readonly patience?: number;
}

/** Opens a publication and keeps up with the builds that take its place; throws where the first cannot be opened. */
export function watchPublication(options: WatchOptions): PublicationWatch {
  const { file, onOpened, onRefused, onDamaged, onFaults, patience = PATIENCE } = options;
  let seen = fingerprint(file);
  let missingSince: number | undefined;
  let refused: { readonly found: string | undefined; readonly error: unknown } | undefined;
  let damagedParts = 0;
  let opens = 0;
  let servedOpen = 1;
  let publication = open();
  let stopCheck = serve();

  function open(): OpenPublication {
    const number = ++opens;
    return openPublication(file, (error) => {
      // A damaged new publication is refused as a whole, and damage in one that was replaced no longer matters.
      if (number === servedOpen) tellDamaged(error);
    });
  }

  /** Reports the publication that is served now, and checks it in the background. */
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

  /** Called when the build that was refused is gone again. */
  function forget(): void {
    if (!refused) return;
    refused = undefined;
    tellFaults();
  }

  function look(): void {
    let found: string | undefined;
    try {
      found = fingerprint(file);
      if (found === undefined) {
        missingSince ??= performance.now();
        // Until then, a build is most likely being swapped in.
        if (performance.now() - missingSince < patience) return;
        throw new PackError(`${file} is missing: the build was removed, or copied without it`);
      }
      missingSince = undefined;
      if (found === seen) {
        forget();
        return;
      }
      // Only a `PackError` is final. After any other error the same file is tried again: perhaps file descriptors ran out.
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
      // A build that is copied over the last one is another one after each write, but it is told once.
      const isKnown = fileOf(refused?.found) === fileOf(found) && String(refused?.error) === String(error);
      refused = { found, error };
      if (!isKnown) onRefused(error);
      tellFaults();
    }
  }

  const timer = setInterval(look, LOOK_INTERVAL).unref();
  return {
    current: () => publication,
    problem() {
      if (damagedParts > 0) return 'a part of the publication is damaged, and is not served';
      if (!refused) return undefined;
      return `${refused.found === undefined ? 'the publication is missing' : 'a newer publication cannot be opened'}, the last good one is served`;
    },
    look,
    close() {
      clearInterval(timer);
      stopCheck();
      publication.close();
    },
  };
}

/**
 * Checks a new publication before it replaces the served one: a small one whole, a larger one only in its records, index and side
 * data. The rest would delay the new build for seconds, so it is checked in the background.
 */
function checkBefore(publication: OpenPublication): void {
  try {
    readNeeded(publication);
    if (publication.isSmall) for (const _ of publication.check());
  } catch (error) {
    publication.close();
    throw error;
  }
}

/** Reads these parts, which compares them with their digests. */
function readNeeded({ records, index, sideData }: Publication): unknown {
  return [records, index, sideData];
}

/** Tells one pack file from another, and one state of it from the next, without reading it. */
function fingerprint(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  // A new file may get the number of one that was removed, but it has a birth of its own.
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeMs} ${stats.mtimeMs}:${stats.size}`;
}

/** The part of a fingerprint that stays the same while the file is written. */
function fileOf(found: string | undefined): string | undefined {
  return found?.split(' ', 1)[0];
}
