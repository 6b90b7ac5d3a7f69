import { SingleBar } from 'cli-progress';

/** How far long work is. */
export interface Progress {
  update(done: number): void;
  /** Takes the bar away. */
  stop(): void;
}

export interface ProgressParts {
  readonly stream: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly total: number;
  /** In the plural. */
  readonly noun: string;
  /** The time in ms. */
  now(): number;
}

/** Fewer are done before one could read what the bar says; unless they take longer than a second. */
const MANY = 2000;
const LONG_MS = 1000;

/** Draws a bar on a terminal, for work that takes its time; on anything else nothing. */
export function createProgress({ stream, total, noun, now }: ProgressParts): Progress {
  const began = now();
  const bar = new SingleBar({
    stream,
    format: `{bar} {percentage}% of {all} ${noun}, {rate}/s, {left} left`,
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
  });

  function figures(done: number) {
    const rate = (done * 1000) / Math.max(now() - began, 1);
    const left = done === 0 ? '…' : duration((total - done) / rate);
    return { all: total.toLocaleString('en'), rate: Math.round(rate).toLocaleString('en'), left };
  }

  return {
    update(done) {
      if (!stream.isTTY) return;
      if (bar.isActive) bar.update(done, figures(done));
      else if (total > MANY || now() - began > LONG_MS) bar.start(total, done, figures(done));
    },
    stop: () => bar.stop(),
  };
}

/** `7 s`, `2 min 7 s`, `1 h 2 min` */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} s`;
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
