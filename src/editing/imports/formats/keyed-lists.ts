import { isGroup } from '../../../authoring/source/source.ts';
import { columnsByName, USUAL } from '../columns/column-names.ts';
import { REQUIRED_FIELDS } from '../columns/fields.ts';
import type { Encoding } from '../files/decode-text.ts';
import type { Bytes } from '../files/stored-file.ts';
import { textBytes, wholeText } from '../files/whole-text.ts';
import { cellsOf } from '../tables/json-table.ts';

/**
 * JSON with a list in place of each group that holds reviews by their ids (`{"r1": {…}, "r2": {…}}`), as some databases export
 * them; `undefined` if it has none. Unlike lists, such groups are read into memory, so those of more than 4 MB are not found.
 */
export async function keyedAsLists(bytes: Bytes, encoding: Encoding): Promise<Bytes | undefined> {
  const text = await wholeText(bytes, encoding);
  const lists = text === undefined ? undefined : withLists(JSON.parse(text));
  return lists === undefined ? undefined : textBytes(bytes.name, JSON.stringify(lists));
}

/** The value with these lists; `undefined` if it has none. */
export function withLists(value: unknown): unknown {
  let isFound = false;
  function convert(inner: unknown): unknown {
    if (!isGroup(inner)) return inner;
    if (holdsReviews(inner)) {
      isFound = true;
      return Object.values(inner);
    }
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, convert(each)]));
  }
  const converted = convert(value);
  return isFound ? converted : undefined;
}

/** Whether a group has nothing but groups, of which one has the names of two things that every review needs. */
function holdsReviews(group: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.values(group);
  return entries.every(isGroup) && entries.some(mayBeReview);
}

/** Whether a value has the names of two things that every review needs. */
export function mayBeReview(value: unknown): boolean {
  const names = cellsOf(value).map(([name]) => name);
  const columns = columnsByName(names, USUAL);
  return REQUIRED_FIELDS.filter((field) => columns[field] !== undefined).length >= 2;
}
