import { type Position, type Problem, START } from './problem.ts';

/** What was read, and what is wrong with the rest. */
export interface Read<T> {
  readonly found: readonly T[];
  readonly problems: readonly Problem[];
}

/** One thing, which has no mistake. */
export function sound<T>(thing: T): Read<T> {
  return { found: [thing], problems: [] };
}

/** A file or folder that has a mistake and so gives nothing. */
export function refused(file: string, message: string, at: Position = START): Read<never> {
  return { found: [], problems: [{ file, ...at, message }] };
}

/** Puts together what was read in several places. */
export function joinReads<T>(reads: readonly Read<T>[]): Read<T> {
  return { found: reads.flatMap(({ found }) => found), problems: reads.flatMap(({ problems }) => problems) };
}

/** Takes everything that was read one step on; what was wrong before that stays told. */
export function readOn<T, U>({ found, problems }: Read<T>, step: (thing: T) => Read<U>): Read<U> {
  return joinReads([{ found: [], problems }, ...found.map(step)]);
}
