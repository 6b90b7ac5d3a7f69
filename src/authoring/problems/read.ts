import { type Position, type Problem, START } from './problem.ts';

/** What a step of reading gives: all that it found, and the problems with the rest. */
export interface Read<T> {
  readonly found: readonly T[];
  readonly problems: readonly Problem[];
}

/** The result of a step that found nothing, and no mistake: the file is not there, or is empty. */
export const NOTHING: Read<never> = { found: [], problems: [] };

/** The result of a step that found one thing and no mistake. */
export function foundOne<T>(thing: T): Read<T> {
  return { found: [thing], problems: [] };
}

/** The result of a step that found nothing, because of a mistake in the file or folder. */
export function refused(file: string, message: string, at: Position = START): Read<never> {
  return { found: [], problems: [{ file, ...at, message }] };
}

/** The result of a step that looks for a fault in what it was given. */
export function unlessFault<T>(thing: T, file: string, fault: string | undefined): Read<T> {
  return fault === undefined ? foundOne(thing) : refused(file, fault);
}

/** The thing that was found, where a step looks for one thing only; `undefined` where a mistake prevents that. */
export function onlyOne<T>({ found }: Read<T>): T | undefined {
  return found[0];
}

/** Puts together what was read in several places. */
export function joinReads<T>(reads: readonly Read<T>[]): Read<T> {
  return { found: reads.flatMap(({ found }) => found), problems: reads.flatMap(({ problems }) => problems) };
}

/** Takes each thing that was found through the next step, and keeps the problems of the steps before. */
export function readOn<T, U>({ found, problems }: Read<T>, step: (thing: T) => Read<U>): Read<U> {
  return joinReads([{ found: [], problems }, ...found.map((thing) => step(thing))]);
}
