import { readdirSync, readFileSync } from 'node:fs';

/** The figures of a process at one moment. */
export interface Figures {
  /** Its resident memory, in MB. */
  readonly memory: number;
  readonly descriptors: number;
}

/** Works on Linux only. */
function figuresOf(pid: number): Figures {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { memory: kilobytes / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Notes the figures of a process every second, until it is stopped. Then it returns them, the oldest first. */
export function watchFigures(pid: number): { stop(): readonly Figures[] } {
  const figures: Figures[] = [];
  const watch = setInterval(() => figures.push(figuresOf(pid)), 1000);
  return {
    stop() {
      clearInterval(watch);
      return figures;
    },
  };
}

/**
 * By how much a figure grew after the warm-up: its median in the last quarter minus that in the second quarter. Single figures
 * say little, because garbage and connections come and go.
 */
export function growthOf(figures: readonly Figures[], name: keyof Figures): number {
  const quarter = figures.length / 4;
  const medianFrom = (from: number) => {
    const sorted = figures
      .slice(from * quarter, (from + 1) * quarter)
      .map((each) => each[name])
      .toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return medianFrom(3) - medianFrom(1);
}
