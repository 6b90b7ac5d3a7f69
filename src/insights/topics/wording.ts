import type { Sentiment } from '../aspects.ts';
import type { Span } from '../text/segments.ts';
import { readWordFile } from '../words/word-file.ts';
import { readWordTable } from '../words/word-table.ts';
import type { Readings } from './readings.ts';

const WORDS = readWordTable(readWordFile(new URL('verdict-words.tsv', import.meta.url)));
const SIDES: ReadonlyMap<string, number> = new Map([
  ...(WORDS.get('good') ?? []).map((word) => [word, 1] as const),
  ...(WORDS.get('bad') ?? []).map((word) => [word, -1] as const),
]);
const TURNING: ReadonlySet<string> = new Set(WORDS.get('not'));
const UNREAL: ReadonlySet<string> = new Set(WORDS.get('unreal'));

/** In words: how far a negation turns what follows it. */
const REACH = 4;

/** Tells whether the words in a span of the readings praise or blame; `undefined` if they do neither. */
export type Wording = (stretch: Span) => Sentiment | undefined;

/** What a word does to the words around it. */
const TURNS = 1;
const UNTRUE = 2;
const TOO = 3;
const AS = 4;
const KIND = 5;

export function createWording({ forms, written }: Readings): Wording {
  const sides = Int8Array.from(written, (word) => SIDES.get(word) ?? 0);
  const parts = Uint8Array.from(written, partOf);
  const partAt = (token: number): number => parts[forms[token] ?? 0] ?? 0;
  /** The side of a token by itself: 1 for praise, -1 for blame, 0 for neither. "Kind of" has none, and "too big" is blame. */
  const sideAt = (token: number, last: number): number => {
    const side = sides[forms[token] ?? 0] ?? 0;
    const next = sides[forms[token + 1] ?? 0] ?? 0;
    if (partAt(token) === TOO) return token + 1 < last && forms[token + 1] !== 0 && next === 0 ? -1 : 0;
    if (partAt(token - 1) === AS) return 0;
    if (partAt(token) === KIND && written[forms[token + 1] ?? 0] === 'of') return 0;
    return side;
  };
  return ({ first, last }) => {
    let [good, bad] = [0, 0];
    let turned = Number.NEGATIVE_INFINITY;
    let isUnreal = false;
    for (let token = first; token < last; token += 1) {
      if (partAt(token) === TURNS) turned = token;
      if (partAt(token) === UNTRUE) isUnreal = true;
      const side = token - turned <= REACH ? -sideAt(token, last) : sideAt(token, last);
      if (side < 0) bad += 1;
      if (side > 0 && (!isUnreal || written[forms[token] ?? 0]?.startsWith('recommend'))) good += 1;
    }
    if (good === 0 && bad === 0) return undefined;
    return good > bad ? 'positive' : bad > good ? 'negative' : 'neutral';
  };
}

function partOf(word: string): number {
  if (TURNING.has(word) || word.endsWith("n't")) return TURNS;
  if (UNREAL.has(word) || word.endsWith("'d")) return UNTRUE;
  return { too: TOO, as: AS, kind: KIND }[word] ?? 0;
}
