import { plainName } from '../../phrases.ts';
import { asksForConsent, COLUMN_WORDS } from '../columns/column-words.ts';
import type { Columns } from '../columns/fields.ts';
import { cellsIn, type Table } from '../tables/table.ts';

/** Whether a column tells who answered, as `reply_author` does, whose cells say `Reply from the owner`. */
function namesPerson(column: string): boolean {
  return / (?:author|name|by|from)$/.test(plainName(column));
}

/** Whether a column is named as one of answers of the business: not that of `May we publish your answer?`. */
function isOfAnswers(column: string): boolean {
  return COLUMN_WORDS.areIn('answer', column) && !asksForConsent(column) && !namesPerson(column);
}

/** In UTF-16 code units: a name, a state or a date is shorter. */
const SENTENCE = 20;

/** The columns that may hold the answers of the business and that are not read, if none is. */
export async function unreadAnswers(table: Table, columns: Columns): Promise<string[]> {
  const taken = Object.values(columns);
  const named = table.header.filter((name) => isOfAnswers(name) && !taken.includes(name));
  if (columns.response_text !== undefined) return [];
  const found = new Set<string>();
  for await (const { cells } of cellsIn(table, named)) {
    for (const [at, name] of named.entries()) if (isSentence(cells[at] ?? '')) found.add(name);
    if (found.size === named.length) break;
  }
  return [...found];
}

/** Not an address or an id. Some scripts have no spaces. */
function isSentence(cell: string): boolean {
  return cell.length >= SENTENCE && (/\s.*\s/s.test(cell) || /[\u3041-\u30fe\p{Script=Han}\p{Script=Thai}]/u.test(cell));
}
