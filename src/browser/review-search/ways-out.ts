import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { fillIn } from '../../reviews/text/fill-in.ts';
import { type Choice, isChosen } from './choices.ts';
import type { FoundReviews } from './find-reviews.ts';
import { countWords, mendWords, type Words } from './near-word.ts';
import { kindOf, NO_FIELDS, queryOf, type SearchFields, toggle } from './search-fields.ts';
import type { SearchWords } from './search-words.ts';
import { suggest } from './suggest.ts';

/** Another search, to offer to a reader. */
interface WayOut {
  readonly label: string;
  readonly fields: SearchFields;
}

/** A way out with the number of reviews that it finds. */
export interface CountedWay extends WayOut {
  readonly total: number;
}

/** Searches; `undefined` if that fails. */
type Find = (query: ReviewQuery) => Promise<FoundReviews | undefined>;

/** In letters: shorter words stand in nearly every review. */
const SHORTEST = 3;
const MOST_WORDS = 4;
/** How many of the services, people and areas that words name are offered. */
const MOST_NAMED = 3;
const MARKS = /["“”„‟«»]/g;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What was looked for, in words. */
export function searchedFor({ query }: SearchFields, chosen: readonly Choice[], say: SearchWords): string {
  return [...(query ? [quoted(query, say)] : []), ...chosen.map(({ name }) => name)].join(' · ');
}

/**
 * The searches near one that finds nothing: with its words mended, without quotation marks, with plain apostrophes, for what one
 * of the words names, for each word alone (words of names and of few texts first, as they tell most), without one of the chosen
 * values, and without the words. None of them is counted yet.
 */
export function waysOut(fields: SearchFields, choices: readonly Choice[], known: Words, say: SearchWords): WayOut[] {
  const { query } = fields;
  const chosen = choices.filter((choice) => isChosen(choice, fields));
  const bare = query.replace(MARKS, '').trim();
  const named = countWords(choices.map(({ name }) => foldText(name)));
  const mended = mendWords(foldText(bare), known, named);
  const whole = mended ?? query;
  // Of "pho bo", one word alone may be a mended one that stands in the texts.
  const words = [...new Set(whole.split(/\s+/).map((word) => word.replace(EDGES, '')))].filter((word) => word.length >= SHORTEST);
  const uses = (word: string) => (named.has(foldText(word)) ? 0 : (known.get(foldText(word)) ?? 1e9));
  // Not `toSorted`, which Chrome 109 and Safari 15 lack.
  const each = /\S\s+\S/.test(whole) ? words.sort((a, b) => uses(a) - uses(b)) : [];
  const wayFor = (other: string) => ({ label: quoted(other, say), fields: { ...fields, query: other } });
  const without = (name: string) => fillIn(say.without, { name });
  return [
    ...(mended === undefined ? [] : meant(mended, fields, choices, say)),
    // Telephones write ’ by themselves, and the search tells it from the ' of most reviews.
    ...[...new Set([bare, bare.replace(/’/g, "'")])].filter((other) => other && other !== query).map(wayFor),
    ...namedBy(each, fields, choices, isWordOf).map((choice) => wayTo(choice, fields)),
    ...each.slice(0, MOST_WORDS).map(wayFor),
    ...chosen.map(({ field, value, name }) => ({ label: without(name), fields: toggle(fields, field, value) })),
    ...(query && chosen.length > 0 ? [{ label: without(quoted(query, say)), fields: { ...fields, query: '' } }] : []),
  ];
}

/** Searches for the names and words that somebody may have mistyped, without the chosen values. */
function meant(mended: string, { sort }: SearchFields, choices: readonly Choice[], say: SearchWords): WayOut[] {
  const fields = { ...NO_FIELDS, sort };
  const ways = [
    ...suggest(mended, choices).map((choice) => wayTo(choice, fields)),
    { label: quoted(mended, say), fields: { ...fields, query: mended } },
  ];
  return ways.map((way) => ({ ...way, label: fillIn(say.meant, { name: way.label }) }));
}

/** The services, people and areas that texts name, besides those that are chosen. */
function namedBy(
  texts: readonly string[],
  fields: SearchFields,
  choices: readonly Choice[],
  isMeant: (text: string, choice: Choice) => boolean = () => true,
): Choice[] {
  const others = choices.filter((choice) => !isChosen(choice, fields));
  const named = texts.flatMap((text) => suggest(text, others).filter((choice) => isMeant(text, choice)));
  return [...new Set(named)].slice(0, MOST_NAMED);
}

/** Whether a word stands in a name, whole. */
function isWordOf(word: string, { name }: Choice): boolean {
  return countWords([foldText(name)]).has(foldText(word));
}

/** The way to all reviews of a choice, whether they hold the words or not. */
export function wayTo({ field, value, name }: Choice, fields: SearchFields): WayOut {
  return { label: name, fields: { ...fields, query: '', [field]: value } };
}

function quoted(words: string, say: SearchWords): string {
  // The reader has written quotation marks already.
  if (words.search(MARKS) === 0) return words;
  return fillIn(say.quoted, { words });
}

/** The services, people and areas that the words name, if they have reviews. These reviews need not hold the words. */
export async function findNamed(fields: SearchFields, choices: readonly Choice[], find: Find): Promise<CountedWay[]> {
  const named = namedBy([fields.query], fields, choices);
  // One search without the words counts all of them.
  const found = named.length > 0 ? await find(queryOf({ ...fields, query: '' }, 1)) : undefined;
  return named
    .map((choice) => ({ ...wayTo(choice, fields), total: found?.facets?.[kindOf(choice.field)][choice.value] ?? 0 }))
    .filter(isFound);
}

/** Those of the ways that find something. */
export async function countWays(ways: readonly WayOut[], find: Find): Promise<CountedWay[]> {
  const counted = ways.map(async (way) => {
    const { facets: _, ...query } = queryOf(way.fields, 1);
    return { ...way, total: (await find(query))?.total ?? 0 };
  });
  return (await Promise.all(counted)).filter(isFound);
}

function isFound({ total }: CountedWay): boolean {
  return total > 0;
}
