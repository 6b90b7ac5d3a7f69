import { fillIn } from '../../reviews/text/fill-in.ts';
import { foldText } from '../../reviews/text/text-match.ts';
import type { Choice } from './choices.ts';
import { mendWords, type Words } from './near-word.ts';
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

/** What was looked for, in words. */
export function searchedFor({ query }: SearchFields, chosen: readonly Choice[], say: SearchWords): string {
  return [...(query ? [quoted(query, say)] : []), ...chosen.map(({ name }) => name)].join(' · ');
}

/**
 * The searches near one that finds nothing: its words without slips, each word alone, and without one thing that was chosen. Each is
 * still to be counted.
 */
export function waysOut(fields: SearchFields, choices: readonly Choice[], known: Words, say: SearchWords): WayOut[] {
  const { query } = fields;
  const chosen = choices.filter(({ field, value }) => fields[field] === value);
  const words = [...new Set(query.split(/\s+/))].filter((word) => word.length >= SHORTEST);
  const without = (name: string) => fillIn(say.without, { name });
  return [
    ...meant(fields, choices, known, say),
    ...(words.length > 1 ? words.slice(0, MOST_WORDS) : []).map((word) => ({
      label: quoted(word, say),
      fields: { ...fields, query: word },
    })),
    ...chosen.map(({ field, value, name }) => ({ label: without(name), fields: toggle(fields, field, value) })),
    ...(query && chosen.length > 0 ? [{ label: without(quoted(query, say)), fields: { ...fields, query: '' } }] : []),
  ];
}

/** Names and words that somebody may have mistyped, without what was chosen besides. */
function meant({ query, sort }: SearchFields, choices: readonly Choice[], known: Words, say: SearchWords): WayOut[] {
  const mended = mendWords(foldText(query), known);
  if (mended === undefined) return [];
  const fields = { ...readFields(new URLSearchParams()), sort };
  const names = suggest(mended, choices).map(({ name, field, value }) => ({
    name,
    fields: { ...fields, [field]: value },
  }));
  return [...names, { name: quoted(mended, say), fields: { ...fields, query: mended } }].map(({ name, ...to }) => ({
    label: fillIn(say.meant, { name }),
    ...to,
  }));
}

function quoted(words: string, say: SearchWords): string {
  return fillIn(say.quoted, { words });
}
