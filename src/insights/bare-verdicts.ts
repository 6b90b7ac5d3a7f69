import type { Language } from './languages/language.ts';
import type { Passage, RatedCue, SentenceWords } from './model/passages.ts';
import { ratingAt } from './text/rating.ts';

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
  const nouns = nounsOf(language, aspects);
  const sentimentAt = judgementsOf(language);
  const { negators } = language.rules;
  const { joins, determiners } = language.joints;
  const { forms, classes } = language.dictionary;
  const very = new Set(classes.get('<very>'));
  const degrees = new Set(language.judgements.get('degree')?.map((word) => forms.stemOf(forms.fold(word))));
  const reported = new Set(language.judgements.get('reported'));
  const pairAt = ({ words, stems }: SentenceWords, first: number, text: string): Pair | undefined => {
    const noun = skip(words, first, (word) => joins.has(word) || determiners.has(word) || isOrnament(word));
    const aspect = nouns.get(words[noun] ?? '');
    if (aspect === undefined) return undefined;
    const at = skip(stems, noun + 1, (stem) => very.has(stem) || degrees.has(stem) || negators.has(stem));
    const between = stems.slice(noun + 1, at);
    const isDenied = between.some((stem) => negators.has(stem));
    const judged = sentimentAt(words, at, aspect, text);
    // "Not bad" is no praise, and "not just good" no blame.
    if (judged === undefined || (isDenied && (judged.sentiment !== 'positive' || between.some((stem) => degrees.has(stem)))))
      return undefined;
    const last = skip(words, judged.last, (word) => word === '!' || isOrnament(word));
    return { aspect, sentiment: isDenied ? 'negative' : judged.sentiment, first, last };
  };
  const pairsIn = (sentence: readonly Passage[], within: SentenceWords, whole: string): Pair[] => {
    const pairs: Pair[] = [];
    if (!isPlainList(within, whole)) return pairs;
    const text = whole.slice(within.start, within.end);
    const isEdge = (at: number) => at === within.words.length || sentence.some(({ first }) => first === at);
    for (const { first, last, owned } of sentence) {
      for (let at = Math.max(first, pairs.at(-1)?.last ?? 0); at < last && owned.owner === 'firm'; ) {
        const pair = isEdge(at) || at === pairs.at(-1)?.last ? pairAt(within, at, text) : undefined;
        if (pair === undefined || !(isEdge(pair.last) || goesOn(within.words, pair.last))) break;
        pairs.push(pair);
        at = pair.last;
      }
    }
    return pairs;
  };
  /**
   * Whether a sentence may be a list of verdicts: not where somebody said or expected them, or where they are denied; nor where the
   * judgement stands before the noun ("👎 Price") or in brackets ("the cost (high) was explained").
   */
  const isPlainList = ({ words, stems, start, end }: SentenceWords, whole: string) => {
    const noun = words.findIndex((word) => nouns.has(word));
    const before = words[noun - 1] ?? '';
    const isJudgedBefore = SIGN.test(before) || /^\d/.test(before) || SIGN_FIRST.test(whole.slice(0, end));
    const isDenied = stems.slice(0, noun).some((stem) => negators.has(stem));
    const isReported = words.some((word) => reported.has(forms.fold(word)));
    return !isJudgedBefore && !isDenied && !isReported && !whole.slice(start, end).includes('(');
  };
  /** Whether the next noun follows a rating: "Food 5/5 Service 2/5", but not a word, as in "Food, great service". */
  const goesOn = (words: readonly string[], at: number) => nouns.has(words[at] ?? '') && !/^\p{L}/u.test(words[at - 1] ?? '');
  return (passages, text) =>
    [...Map.groupBy(passages, ({ within }) => within)].flatMap(([within, sentence]) => {
      const pairs = within.words.some((word) => nouns.has(word)) ? pairsIn(sentence, within, text) : [];
      return pairs.length === 0 ? sentence : sentence.map((passage) => withPairs(passage, pairs));
    });
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

function judgementsOf({ judgements }: Language) {
  const has = (word: string, ...keys: string[]) => keys.some((key) => judgements.get(key)?.includes(word));
  return (words: readonly string[], at: number, aspect: string, text: string): ReturnType<typeof ratingAt> => {
    const word = signOf(words[at] ?? '');
    if (has(word, 'good', `${aspect}+`)) return { sentiment: 'positive', last: at + 1 };
    if (has(word, 'bad', `${aspect}-`)) return { sentiment: 'negative', last: at + 1 };
    return has(aspect, 'dated') ? undefined : ratingAt(words, at, text);
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
