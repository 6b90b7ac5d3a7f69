import { foldName } from '../../../reviews/text/comparing/fold-name.ts';
import { readWordTable } from '../../../word-files/word-table.ts';
import type { Word } from '../names/words.ts';

const WORDS = readWordTable(new URL('relations.tsv', import.meta.url));
/** Words for relatives, friends, pets and people of other trades, whatever word precedes them. */
const RELATIONS: ReadonlySet<string> = foldedSet(WORDS.get('any'));
/** Words that mean such people only after "my" or "our": a technician may be called a boy or a buddy too. */
const OWNED: ReadonlySet<string> = foldedSet(WORDS.get('owned'));
const OWN: ReadonlySet<string> = foldedSet(WORDS.get('own'));
/** Words for what is not the reviewer's: "his son". */
const OF_OTHERS: ReadonlySet<string> = foldedSet(WORDS.get('of-others'));
/** After one of these, a relation is taken to be the reviewer's: "the neighbor", "a friend". */
const ARTICLES: ReadonlySet<string> = foldedSet(WORDS.get('article'));

/** Where a relation that ends at `at` begins: "brother in law" begins two words earlier. `undefined` if there is none. */
export function relationEndingAt(list: readonly Word[], at: number): number | undefined {
  const inLaw = list[at]?.folded === 'law' && list[at - 1]?.folded === 'in';
  const found = inLaw ? at - 2 : at;
  const word = list[found];
  return word !== undefined && (RELATIONS.has(word.folded) || OWNED.has(word.folded)) ? found : undefined;
}

/**
 * Whether the relation at `at` is the reviewer's: "my late husband", "a neighbor", "my sister's dog", but not "his son" or "Tom's
 * son".
 */
export function isReviewersRelation(list: readonly Word[], at: number): boolean {
  const relation = list[at]?.folded ?? '';
  for (let back = 1; back <= 4; back += 1) {
    const word = list[at - back];
    if (word === undefined || (list[at - back + 1]?.opens ?? true)) break;
    if (OWN.has(word.folded)) return true;
    if (word.possessive) return RELATIONS.has(word.folded) || OWNED.has(word.folded);
    if (OF_OTHERS.has(word.folded)) return false;
    if (ARTICLES.has(word.folded)) break;
  }
  return RELATIONS.has(relation);
}

function foldedSet(words: readonly string[] = []): ReadonlySet<string> {
  return new Set(words.map(foldName));
}
