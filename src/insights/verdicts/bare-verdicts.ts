import type { Language } from '../languages/language.ts';
import type { Passage, RatedCue, SentenceWords } from '../model/passages.ts';
import { ratingAt } from '../text/rating.ts';

/** The signs that rate or judge. */
const SIGNS = '[★⭐🌟👍👎✅❌]';
/** A word that is one. */
const SIGN = new RegExp(`^${SIGNS}`, 'u');
/** A last line that begins with one. */
const SIGN_FIRST = new RegExp(String.raw`(?:^|\n)[ \t]*${SIGNS}[^\n]*$`, 'u');

/** A noun with what judges it, and where both stand among the words of their sentence. */
type Pair = Pick<RatedCue, 'aspect' | 'sentiment' | 'first' | 'last'>;

/**
 * Makes a function that finds, in the passages of a text, each noun that names an aspect with a judgement beside it and nothing
 * else: "Communication bad", "Price: 2/5", "Staff 👍". That is plain, whatever the stars and the model, which learned from
 * sentences, make of it. So it becomes a cue that counts as one of the editors' own does, in place of the others of its aspect. If
 * two aspects have the same noun, the later one has it.
 */
export function createBareVerdicts(
  language: Language,
  aspects: readonly { readonly id: string; readonly name: string }[],
): (passages: readonly Passage[], text: string) => Passage[] {
  const vocabulary = vocabularyOf(language, aspects);
  return (passages, text) =>
    [...Map.groupBy(passages, ({ within }) => within)].flatMap(([within, sentence]) => {
      const pairs = isPlainList(within, text, vocabulary) ? pairsIn(within, sentence, text, vocabulary) : [];
      return pairs.length === 0 ? sentence : sentence.map((passage) => withPairs(passage, pairs));
    });
}

/** What such pairs are recognised by: `nouns` and `leads` are words as they are written, the other sets are of stems. */
interface Vocabulary {
  /** The aspect that each noun names. */
  readonly nouns: ReadonlyMap<string, string>;
  /** Words that may stand before the noun and say nothing of it: "and the price bad". */
  readonly leads: ReadonlySet<string>;
  /** Words that only make a judgement stronger or weaker. */
  readonly degrees: ReadonlySet<string>;
  readonly very: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  judgementAt: ReturnType<typeof judgementsOf>;
}

function vocabularyOf(language: Language, aspects: Parameters<typeof nounsOf>[1]): Vocabulary {
  const { forms, classes } = language.dictionary;
  const { joins, determiners } = language.joints;
  return {
    nouns: nounsOf(language, aspects),
    leads: joins.union(determiners),
    degrees: new Set(language.judgements.get('degree')?.map((word) => forms.stemOf(forms.fold(word)))),
    very: new Set(classes.get('<very>')),
    negators: language.rules.negators,
    judgementAt: judgementsOf(language),
  };
}

/** Whether a sentence of `text` names an aspect, and before any judgement: not as in "👎 Price". */
function isPlainList({ words, end }: SentenceWords, text: string, { nouns }: Vocabulary): boolean {
  const noun = words.findIndex((word) => nouns.has(word));
  if (noun === -1) return false;
  const before = words[noun - 1] ?? '';
  return !(SIGN.test(before) || /^\d/.test(before) || SIGN_FIRST.test(text.slice(0, end)));
}

/** The pairs in a sentence. Each begins and ends where a passage does, or follows the one before it directly. */
function pairsIn(within: SentenceWords, sentence: readonly Passage[], text: string, vocabulary: Vocabulary): Pair[] {
  const pairs: Pair[] = [];
  const isEdge = (at: number) => at === within.words.length || sentence.some(({ first }) => first === at);
  for (const { first, last, owned } of sentence) {
    for (let at = Math.max(first, pairs.at(-1)?.last ?? 0); at < last && owned.owner === 'firm'; ) {
      const pair = isEdge(at) || at === pairs.at(-1)?.last ? pairAt(within, at, text, vocabulary) : undefined;
      if (pair === undefined || !(isEdge(pair.last) || isNextNoun(within.words, pair.last, vocabulary))) break;
      pairs.push(pair);
      at = pair.last;
    }
  }
  return pairs;
}

function pairAt(
  { words, stems, start, end }: SentenceWords,
  first: number,
  text: string,
  vocabulary: Vocabulary,
): Pair | undefined {
  const { nouns, leads, degrees, very, negators, judgementAt } = vocabulary;
  const noun = skip(words, first, (word) => leads.has(word) || isOrnament(word));
  const aspect = nouns.get(words[noun] ?? '');
  if (aspect === undefined) return undefined;
  const at = skip(stems, noun + 1, (stem) => very.has(stem) || degrees.has(stem) || negators.has(stem));
  const between = stems.slice(noun + 1, at);
  const isDenied = between.some((stem) => negators.has(stem));
  const judged = judgementAt(words, at, aspect, text.slice(start, end));
  if (judged === undefined) return undefined;
  // "Not bad" is no praise, and "not just good" no blame.
  if (isDenied && (judged.sentiment !== 'positive' || between.some((stem) => degrees.has(stem)))) return undefined;
  const last = skip(words, judged.last, (word) => word === '!' || isOrnament(word));
  return { aspect, sentiment: isDenied ? 'negative' : judged.sentiment, first, last };
}

/** Whether the next noun follows a rating: "Food 5/5 Service 2/5", but not a word, as in "Food, great service". */
function isNextNoun(words: readonly string[], at: number, { nouns }: Vocabulary): boolean {
  return nouns.has(words[at] ?? '') && !/^\p{L}/u.test(words[at - 1] ?? '');
}

function withPairs(passage: Passage, pairs: readonly Pair[]): Passage {
  const own = pairs.filter(({ first, last }) => first < passage.last && passage.first < last);
  const others = passage.cues.filter(({ aspect }) => !own.some((pair) => pair.aspect === aspect));
  return { ...passage, cues: [...others, ...own.map((pair) => ({ ...pair, own: true, isTurned: true }))] };
}

/** The first place from which a word is not skipped. */
function skip(words: readonly string[], from: number, isSkipped: (word: string) => boolean): number {
  let at = from;
  while (at < words.length && isSkipped(words[at] ?? '')) at += 1;
  return at;
}

/** The aspect that each noun names: those of the file, and each word of an aspect's own name. */
function nounsOf(
  { judgements, dictionary: { forms } }: Language,
  aspects: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const nounsFor = (id: string, name: string) => {
    const named = name.toLowerCase().split(` ${forms.and} `);
    return [...named.filter((noun) => !judgements.get('vague')?.includes(noun)), ...(judgements.get(id) ?? [])];
  };
  return new Map(aspects.flatMap(({ id, name }) => nounsFor(id, name).map((noun) => [forms.fold(noun), id])));
}

/** Makes a function that reads the judgement of an aspect that begins at a word. */
function judgementsOf({ judgements }: Language) {
  const has = (word: string, ...keys: string[]) => keys.some((key) => judgements.get(key)?.includes(word));
  return (words: readonly string[], at: number, aspect: string, text: string): ReturnType<typeof ratingAt> => {
    const word = signOf(words[at] ?? '');
    if (has(word, 'good', `${aspect}+`)) return { sentiment: 'positive', last: at + 1 };
    if (has(word, 'bad', `${aspect}-`)) return { sentiment: 'negative', last: at + 1 };
    return ratingAt(words, at, text);
  };
}

/** A word, or the first sign of an emoji: without its skin tone. */
function signOf(word: string): string {
  return isPicture(word) ? String.fromCodePoint(word.codePointAt(0) ?? 0) : word;
}

function isPicture(word: string): boolean {
  return /^\p{Extended_Pictographic}/u.test(word);
}

/** An emoji that neither rates nor judges. */
function isOrnament(word: string): boolean {
  return isPicture(word) && !SIGN.test(word);
}
