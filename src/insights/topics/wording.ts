import { readWordTable } from '../../word-files/word-table.ts';
import type { Sentiment } from '../aspects.ts';
import type { Span } from '../text/segments.ts';
import type { Readings } from './readings.ts';

/** The words with which a language praises and blames, as `readings` writes them. */
export interface VerdictWords {
  /** 1 for a word of praise, -1 for one of blame, 0 for others. */
  sideOf(word: string): number;
  /** What a word does to the words around it. */
  effectOf(word: string): number;
  /** How the words begin that recommend, which counts even if it is unreal: "I would recommend". */
  readonly recommends: string;
}

/** What a word may do to the words around it. */
export const EFFECTS = { none: 0, turns: 1, untrue: 2, too: 3, as: 4, kind: 5 } as const;

/** The side of each word under `good` and `bad`. */
export function sidesOf(words: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  return new Map([
    ...(words.get('good') ?? []).map((word) => [word, 1] as const),
    ...(words.get('bad') ?? []).map((word) => [word, -1] as const),
  ]);
}

const WORDS = readWordTable(new URL('verdict-words.tsv', import.meta.url));
const TURNING: ReadonlySet<string> = new Set(WORDS.get('not'));
const UNREAL: ReadonlySet<string> = new Set(WORDS.get('unreal'));
const SIDES = sidesOf(WORDS);
export const ENGLISH_WORDS: VerdictWords = { sideOf: (word) => SIDES.get(word) ?? 0, effectOf, recommends: 'recommend' };

/** In words: how far a negation turns what follows it. */
const REACH = 4;

/** Tells whether the words in a span of the readings praise or blame; `undefined` if they do neither. */
export type Wording = (stretch: Span) => Sentiment | undefined;

export function createWording({ wordAt, words }: Readings, verdictWords: VerdictWords): Wording {
  const sides = Int8Array.from(words, (word) => verdictWords.sideOf(word));
  const effects = Uint8Array.from(words, (word) => verdictWords.effectOf(word));
  const effectAt = (token: number): number => effects[wordAt[token] ?? 0] ?? 0;
  /** The side of a token by itself: 1 for praise, -1 for blame, 0 for neither. "Kind of" has none, and "too big" is blame. */
  const sideAt = (token: number, last: number): number => {
    const side = sides[wordAt[token] ?? 0] ?? 0;
    const next = sides[wordAt[token + 1] ?? 0] ?? 0;
    if (effectAt(token) === EFFECTS.too) return token + 1 < last && wordAt[token + 1] !== 0 && next === 0 ? -1 : 0;
    if (effectAt(token - 1) === EFFECTS.as) return 0;
    if (effectAt(token) === EFFECTS.kind && words[wordAt[token + 1] ?? 0] === 'of') return 0;
    return side;
  };
  return ({ first, last }) => {
    let [good, bad] = [0, 0];
    let turned = Number.NEGATIVE_INFINITY;
    let isUnreal = false;
    for (let token = first; token < last; token += 1) {
      if (effectAt(token) === EFFECTS.turns) turned = token;
      if (effectAt(token) === EFFECTS.untrue) isUnreal = true;
      const side = token - turned <= REACH ? -sideAt(token, last) : sideAt(token, last);
      if (side < 0) bad += 1;
      if (side > 0 && (!isUnreal || words[wordAt[token] ?? 0]?.startsWith(verdictWords.recommends))) good += 1;
    }
    if (good === 0 && bad === 0) return undefined;
    return good > bad ? 'positive' : bad > good ? 'negative' : 'neutral';
  };
}

function effectOf(word: string): number {
  if (TURNING.has(word) || word.endsWith("n't")) return EFFECTS.turns;
  if (UNREAL.has(word) || word.endsWith("'d")) return EFFECTS.untrue;
  return { too: EFFECTS.too, as: EFFECTS.as, kind: EFFECTS.kind }[word] ?? EFFECTS.none;
}
