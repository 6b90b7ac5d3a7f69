import type { Sentiment } from '../aspects.ts';
import { type Dictionary, type Pattern, parsePattern } from './pattern.ts';

/** What a cue can say; `not` marks an expression in which the words of a cue mean something else. */
export const CUE_KINDS = ['positive', 'neutral', 'negative', 'not'] as const;

export type CueKind = (typeof CUE_KINDS)[number];

/** The cues of one aspect by kind; `docs/owners/aspects.md` explains how they are written. */
export type CueList = Readonly<Record<CueKind, readonly string[]>>;

/** A pattern that speaks of an aspect. `sentiment` is `null` if the words mean something else. */
export interface Cue {
  readonly aspect: string;
  readonly sentiment: Sentiment | null;
  readonly pattern: Pattern;
  /** Whether the editors added it. */
  readonly own: boolean;
  /** Whether it overrules the model, which knows its words only from other trades: the editors say that they do not speak of the aspect. */
  readonly denies: boolean;
}

/** Makes a cue of a kind from a parsed pattern. */
export function createCue(aspect: string, kind: CueKind, pattern: Pattern, own = false): Cue {
  return { aspect, sentiment: kind === 'not' ? null : kind, pattern, own, denies: own && kind === 'not' };
}

/** Parses the cues of a list that has already been checked. Throws an `Error` if one is faulty. */
export function parseCues(aspect: string, list: Partial<CueList>, dictionary: Dictionary, own = false): Cue[] {
  return CUE_KINDS.flatMap((kind) =>
    (list[kind] ?? []).map((written) => {
      const pattern = parsePattern(written, dictionary);
      if (typeof pattern === 'string') throw new Error(`${aspect}: ${written}: ${pattern}`);
      return createCue(aspect, kind, pattern, own);
    }),
  );
}
