/** A progress bar. */
export interface Progress {
  /** Shows how much is done; the total may become known only now. */
  update(done: number, total: number): void;
  /** Removes the bar. */
  stop(): void;
}

export interface ProgressParts {
  readonly stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  /** What is counted, in the plural. */
  readonly noun: string;
  /** The current time in ms. */
  now(): number;
}

/** Below this number the work ends before anybody could read the bar, unless it takes longer than a second. */
const MANY = 2000;
const LONG_MS = 1000;

/** The time between two updates of the bar, in ms. */
const FRAME_MS = 100;

const BAR_WIDTH = 24;

/** Erases from the cursor to the end of the line (ECMA-48, 8.3.41). */
const ERASE = '\u001b[K';

/** Draws a progress bar on a terminal for long work; does nothing on any other stream. */
export function createProgress({ stream, noun, now }: ProgressParts): Progress {
  const began = now();
  let drawn: number | undefined;

  function isDue(done: number, total: number, time: number): boolean {
    if (drawn === undefined) return total > MANY || time - began > LONG_MS;
    return time - drawn >= FRAME_MS || done === total;
  }

  function line(done: number, total: number): string {
    const filled = Math.floor((done / total) * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    return `${bar} ${Math.floor((done / total) * 100)}% of ${total.toLocaleString('en')} ${noun}`;
  }

  return {
    update(done, total) {
      const time = now();
      if (!stream.isTTY || !isDue(done, total, time)) return;
      drawn = time;
      // Shortened to the width of the terminal: a wrapped line could not be drawn over.
      stream.write(`\r${line(done, total).slice(0, (stream.columns || 80) - 1)}${ERASE}`);
    },
    stop() {
      if (drawn !== undefined) stream.write(`\r${ERASE}`);
    },
  };
}
