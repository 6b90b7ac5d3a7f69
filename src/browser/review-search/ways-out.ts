import { fillIn } from '../../reviews/text/fill-in.ts';
import { foldText } from '../../reviews/text/text-match.ts';
import type { Choice } from './choices.ts';
import { countWords, mendWords, type Words } from './near-word.ts';
import { readFields, type SearchFields, toggle } from './search-fields.ts';
import type { SearchWords } from './search-words.ts';
import { suggest } from './suggest.ts';

/** Another search, for who has found nothing. */
export interface WayOut {
  readonly label: string;
  readonly fields: SearchFields;
}

/** Fewer letters stand in nearly every review. */
const SHORTEST = 3;
const MOST_WORDS = 4;
/** So many of the services, people and areas that words name are offered. */
export const MOST_NAMED = 3;
const MARKS = /["“”„‟«»]/g;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What was looked for, in words. */
export function searchedFor({ query }: SearchFields, chosen: readonly Choice[], say: SearchWords): string {
  return [...(query ? [quoted(query, say)] : []), ...chosen.map(({ name }) => name)].join(' · ');
}

/**
 * The searches near one that finds nothing: its words without slips and without quotation marks, what one of them names, each word
 * alone (those of names and of few texts first, for they tell most), and without one thing that was chosen. Each is still to be counted.
 */
export function waysOut(fields: SearchFields, choices: readonly Choice[], known: Words, say: SearchWords): WayOut[] {
  const { query } = fields;
  const chosen = choices.filter(({ field, value }) => fields[field] === value);
  const words = [...new Set(query.split(/\s+/).map((word) => word.replace(EDGES, '')))].filter((word) => word.length >= SHORTEST);
  const bare = query.replace(MARKS, '').trim();
  const named = countWords(choices.map(({ name }) => foldText(name)));
  const uses = (word: string) => (named.has(foldText(word)) ? 0 : (known.get(foldText(word)) ?? Number.MAX_SAFE_INTEGER));
  const each = words.length > 1 ? words.toSorted((a, b) => uses(a) - uses(b)) : [];
  const others = choices.filter((choice) => !chosen.includes(choice));
  const without = (name: string) => fillIn(say.without, { name });
  return [
    ...meant({ ...fields, query: bare }, choices, known, named, say),
    ...(bare && bare !== query ? [{ label: quoted(bare, say), fields: { ...fields, query: bare } }] : []),
    ...namedBy(each, others).map(({ field, value, name }) => ({ label: name, fields: { ...fields, query: '', [field]: value } })),
    ...each.slice(0, MOST_WORDS).map((word) => ({ label: quoted(word, say), fields: { ...fields, query: word } })),
    ...chosen.map(({ field, value, name }) => ({ label: without(name), fields: toggle(fields, field, value) })),
    ...(query && chosen.length > 0 ? [{ label: without(quoted(query, say)), fields: { ...fields, query: '' } }] : []),
  ];
}

/** Names and words that somebody may have mistyped, without what was chosen besides. */
function meant(
  { query, sort }: SearchFields,
  choices: readonly Choice[],
  known: Words,
  named: Words,
  say: SearchWords,
): WayOut[] {
  const mended = mendWords(foldText(query), known, named);
  if (mended === undefined) return [];
  const fields = { ...readFields(new URLSearchParams()), sort };
  const suggested = suggest(mended, choices).map(({ name, field, value }) => ({
    name,
    fields: { ...fields, [field]: value },
  }));
  return [...suggested, { name: quoted(mended, say), fields: { ...fields, query: mended } }].map(({ name, ...to }) => ({
    label: fillIn(say.meant, { name }),
    ...to,
  }));
}

/** What has one of the words in its name, whole. */
function namedBy(words: readonly string[], choices: readonly Choice[]): Choice[] {
  const found = words.flatMap((word) =>
    suggest(word, choices).filter(({ name }) => countWords([foldText(name)]).has(foldText(word))),
  );
  return [...new Set(found)].slice(0, MOST_NAMED);
}

function quoted(words: string, say: SearchWords): string {
  // The reader's own marks are marks enough.
  if (words.search(MARKS) === 0) return words;
  return fillIn(say.quoted, { words });
}
