import { isPlainSmallLetter } from './plain-word.ts';
import type { Token } from './tokens.ts';

/** The words by which sentences are told apart where the marks between them are missing. */
export interface Openings {
  /** Words with which people often begin a sentence. */
  readonly starts: ReadonlySet<string>;
  /** Words that such a word goes on after: "because they", "was very". */
  readonly unended: ReadonlySet<string>;
  /** Words that begin a sentence where they have a capital, because they are in no name. */
  readonly capitals: ReadonlySet<string>;
}

/** In words. More of them without a mark often are several sentences. */
const LONGEST = 24;
/** In words: what is told apart has at least so many before it, and after it. */
const SHORTEST = { before: 6, after: 4 };

/** Where sentences begin within what the marks show as one, from `first` to before `last`; in the order of the tokens. */
export function runOnStarts(text: string, tokens: readonly Token[], first: number, last: number, openings: Openings): number[] {
  const found: number[] = [];
  // The words without a mark around `at`, and where the last sentence among them begins.
  let [unmarked, end, begun] = [first, first, first];
  for (let at = first; at < last; at += 1) {
    if (at >= end) {
      unmarked = begun = at;
      end = endOfWords(tokens, at, last);
    }
    const before = tokens[at - 1];
    const token = tokens[at];
    if (at === unmarked || before === undefined || token?.kind !== 'word') continue;
    const hasRoom = end - unmarked > LONGEST && at - begun >= SHORTEST.before && end - at >= SHORTEST.after;
    const begins = hasRoom && openings.starts.has(token.word) && !openings.unended.has(before.word);
    if (!begins && !isCapitalAmongSmall(text, before, token, tokens[at + 1], openings)) continue;
    found.push(at);
    begun = at;
  }
  return found;
}

/** The token after the words that stand without a mark, from `first` on. */
function endOfWords(tokens: readonly Token[], first: number, last: number): number {
  let at = first + 1;
  while (at < last && tokens[at]?.kind !== 'mark') at += 1;
  return at;
}

/** Whether a word has a capital and those beside it have none, as in "on time They fixed", and it is in no name. */
function isCapitalAmongSmall(
  text: string,
  before: Token,
  { start, word }: Token,
  after: Token | undefined,
  { capitals }: Openings,
): boolean {
  return (
    !isPlainSmallLetter(text.charCodeAt(start)) &&
    capitals.has(word.split("'", 1)[0] ?? '') &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) &&
    isSmall(text[before.start]) &&
    isSmall(text[after?.start ?? -1])
  );
}

function isSmall(letter = ''): boolean {
  return /\p{Ll}/u.test(letter);
}
