import { onceFor } from '../../once.ts';
import type { InLanguage } from '../dataset/readable-reviews.ts';
import type { Language } from '../languages/language.ts';
import { readText } from '../languages/tokenised-text.ts';
import { CUE_KINDS, type CueKind, parseCues } from '../lexicon/cues.ts';
import { buildLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import { findPatterns } from '../lexicon/pattern-index.ts';
import { passagesIn } from '../model/passages.ts';
import type { OwnAspect } from '../own-aspect.ts';

/** What a cue of the editors finds. */
export interface CueUse {
  readonly aspect: string;
  readonly kind: CueKind;
  /** As it is written. */
  readonly cue: string;
  /** The sentences in which it is found, in each review only the first. */
  readonly found: readonly { readonly id: string; readonly sentence: string }[];
}

/** Finds the sentences with each cue of the editors' aspects, also where a longer cue counts in its place. */
export function cueUses(
  aspects: readonly OwnAspect[],
  reviews: readonly InLanguage<{ readonly id: string; readonly text: string }>[],
): CueUse[] {
  const lexiconOf = onceFor(({ dictionary }: Language) =>
    buildLexicon(aspects.flatMap((aspect) => parseCues(aspect.id, aspect, dictionary, true))),
  );
  const firsts = reviews.map(({ review: { id, text }, language }) => ({
    id,
    first: firstSentences(text, language, lexiconOf(language)),
  }));
  // In the order in which the cues are parsed.
  return aspects
    .flatMap((aspect) => CUE_KINDS.flatMap((kind) => aspect[kind].map((cue) => ({ aspect: aspect.id, kind, cue }))))
    .map((each, number) => ({
      ...each,
      found: firsts.flatMap(({ id, first }) => {
        const sentence = first.get(number);
        return sentence === undefined ? [] : [{ id, sentence }];
      }),
    }));
}

/** The first sentence of a text with each cue, by the cue's number. */
function firstSentences(text: string, language: Language, lexicon: Lexicon): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  const sentences = new Set(passagesIn(readText(text, language), lexicon).map(({ within }) => within));
  for (const { stems, start, end } of sentences)
    for (const { number } of findPatterns(lexicon.index, stems))
      if (!first.has(number)) first.set(number, text.slice(start, end).replace(/\s+/g, ' '));
  return first;
}
