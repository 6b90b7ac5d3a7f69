/** A line that says how much of long work is done. */
export interface Progress {
  /** Shows how much is done; the total may become known only now. */
  update(done: number, total: number): void;
  /** Removes the line. */
  stop(): void;
}

export interface ProgressParts {
  readonly stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  /** What is counted, in the plural. */
  readonly noun: string;
  /** The current time in ms. */
  now(): number;
}

/** In ms: shorter work shows nothing. */
const LONG_MS = 1000;

/** The time between two updates, in ms. */
const FRAME_MS = 100;

/** Erases from the cursor to the end of the line (ECMA-48, 8.3.41). */
const ERASE = '\u001b[K';

/** Shows the progress of long work on a terminal; does nothing on any other stream. */
export function createProgress({ stream, noun, now }: ProgressParts): Progress {
  let due = now() + LONG_MS;
  let isShown = false;
  return {
    update(done, total) {
      const time = now();
      if (!stream.isTTY || time < due) return;
      due = time + FRAME_MS;
      isShown = true;
      const line = `${Math.floor((done / total) * 100)}% of ${total.toLocaleString('en')} ${noun}`;
      // Shortened to the width of the terminal: a wrapped line could not be drawn over.
      stream.write(`\r${line.slice(0, (stream.columns || 80) - 1)}${ERASE}`);
    },
    stop() {
      if (isShown) stream.write(`\r${ERASE}`);
    },
  };
}
