import { unescape as decode } from 'node:querystring';
import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import type { ReviewFile } from '../../reviews/schemas/review.ts';
import { type Path, putAt } from '../source/source.ts';
import { heldByAddress, heldByName, otherSpelling, type Removal, removalOf, removeAll, standIn } from './removal.ts';
import { type TextField, type Texts, textFields } from './text-fields.ts';

/**
 * Puts the mark in the place of the strings in the review's texts. One that is in no text, or in a field that must stay whole, is
 * an issue.
 */
export function redactTexts(review: ReviewFile, strings: readonly string[], mark?: string): { value: Texts; issues: Issue[] } {
  const { title, text, response, disclosure, photos } = review;
  if (strings.length === 0) return { value: { title, text, response, disclosure, photos }, issues: [] };
  const removals = strings.flatMap((string) => [...spellingsOf(string)]).map(removalOf);
  const fields = textFields(review);
  const value = structuredClone({ title, text, response, disclosure, photos });
  for (const field of fields) if (field.text !== '') putAt(value, field.path, removeAll(field.text, removals, mark));
  const fixed = fixedFields(review);
  const kept = fixed.flatMap((field) => keptIn(field, removals, review.id));
  const left = textFields({ ...review, ...value }).flatMap((field) => leftIn(field, removals, mark));
  return { value, issues: [...absentStrings(strings, fields, fixed, removals), ...kept, ...left] };
}

interface FixedField extends TextField {
  readonly heldBy: typeof heldByName;
}

/** The fields from which nothing is removed, because a name or an address with a gap in it would be wrong. */
function fixedFields({ id, author, mentions, source, photos = [] }: ReviewFile): FixedField[] {
  return [
    // Without the date at the beginning of most ids, whose numbers are not those of a house.
    { path: ['id'], text: id.replace(/^\d{4}-\d\d-\d\d(?!\d)/, ''), heldBy: heldByAddress },
    { path: ['author'], text: author, heldBy: heldByName },
    { path: ['mentions', 'technicians'], text: mentions.technicians.join(', '), heldBy: heldByName },
    { path: ['source', 'name'], text: source?.name ?? '', heldBy: heldByName },
    { path: ['source', 'url'], text: decode(source?.url ?? ''), heldBy: heldByAddress },
    ...photos.map(({ url }, index) => ({ path: ['photos', index, 'url'], text: decode(url), heldBy: heldByAddress })),
  ];
}

/** A string, and the same with each é in one character, as keyboards write it, and in two, as it may be in what was pasted. */
function spellingsOf(string: string): Set<string> {
  return new Set([string, string.normalize('NFC'), string.normalize('NFD')]);
}

function absentStrings(
  strings: readonly string[],
  fields: readonly TextField[],
  fixed: readonly FixedField[],
  removals: readonly Removal[],
): Issue[] {
  const stand = standIn(
    fields.map(({ text }) => text),
    removals,
  );
  const isThere = (removal: Removal, at: number) => stand[at] || fixed.some(({ text, heldBy }) => heldBy(text, [removal]));
  const there = new Set(removals.filter(isThere).map(({ string }) => string));
  return strings.flatMap((string, index) => {
    if (!there.isDisjointFrom(spellingsOf(string))) return [];
    const message = `${quote(string)} is neither in the title nor in the text, the answer, the text of a disclosure or a photo's alt; it must be spelled as there`;
    return [{ path: ['redact', index], code: 'not_found', message }];
  });
}

function keptIn({ path, text, heldBy }: FixedField, removals: readonly Removal[], id: string): Issue[] {
  const kept = heldBy(text, removals);
  if (kept === undefined) return [];
  const message = `holds ${quote(kept.string)}, which redact is to remove; ${wayOut(path, id)}`;
  return [{ path, code: 'not_removed', message }];
}

/** What to do where nothing can be removed. */
function wayOut([field]: Path, id: string): string {
  const edit = `npm run reviews -- edit ${id}`;
  if (field === 'id') return ADDRESS;
  if (field === 'mentions') return MENTIONS;
  if (field === 'author') return `nothing is removed from a name, so write another one: ${edit}`;
  return `nothing is removed here, so write what may be published: ${edit}`;
}

const ADDRESS =
  "this is the end of the review's address, so rename the file, or write another id in a file of many reviews (readers who kept the address lose it)";
const MENTIONS =
  "mentions publish the business's own names, so take it out of one of the two, or let business.yaml list the person under another name, with this one as an alias";

/** Reports a string that the field still holds in other characters: `STRASSE` for `Straße`. */
function leftIn({ path, text }: TextField, removals: readonly Removal[], mark: string | undefined): Issue[] {
  const left = otherSpelling(text, removals, mark);
  if (left === undefined) return [];
  const message = `still holds ${quote(left.string)} in another spelling; add that to redact as it is written here`;
  return [{ path, code: 'not_removed', message }];
}
