import { type Issue, quote } from '../reviews/issues.ts';
import type { ReviewFile } from '../reviews/review.ts';
import { foldText } from '../reviews/text-match.ts';
import type { Path } from './source.ts';

const REMOVED = '[removed]';

type Texts = Pick<ReviewFile, 'title' | 'text' | 'response' | 'photos'>;

/** Removes the strings from what the review says. One that stands nowhere, or where nothing can be removed, is an issue. */
export function redactTexts(review: ReviewFile, strings: readonly string[]): { value: Texts; issues: Issue[] } {
  const { title, text, response, photos } = review;
  const clean = (part: string): string => removeAll(part, strings);
  const value = {
    title: title === undefined ? undefined : clean(title),
    text: clean(text),
    response: response === undefined ? undefined : { ...response, text: clean(response.text) },
    photos: photos?.map((photo) => ({ ...photo, alt: clean(photo.alt) })),
  };
  if (strings.length === 0) return { value, issues: [] };
  const fixed = fixedFields(review);
  const kept = fixed.flatMap((field) => keptIn(field, strings));
  const left = fieldsOf({ ...review, ...value }).flatMap((field) => otherSpelling(field, strings));
  return { value, issues: [...absentStrings(fieldsOf(review), fixed, strings), ...kept, ...left] };
}

interface Field {
  readonly path: Path;
  readonly text: string;
}

/** The texts that strings are removed from. */
function fieldsOf({ title, text, response, photos = [] }: Texts): Field[] {
  return [
    { path: ['title'], text: title ?? '' },
    { path: ['text'], text },
    { path: ['response', 'text'], text: response?.text ?? '' },
    ...photos.map(({ alt }, index) => ({ path: ['photos', index, 'alt'], text: alt })),
  ];
}

/** What is published as it is: a name or an address with a hole in it is none. */
function fixedFields({ id, author, source, photos = [] }: ReviewFile): Field[] {
  return [
    // The numbers in it are a date's, not a house's.
    { path: ['id'], text: id.replace(/[0-9]+/g, '') },
    { path: ['author'], text: author },
    { path: ['source', 'name'], text: source?.name ?? '' },
    { path: ['source', 'url'], text: source?.url ?? '' },
    ...photos.map(({ url }, index) => ({ path: ['photos', index, 'url'], text: url })),
  ];
}

function absentStrings(fields: readonly Field[], fixed: readonly Field[], strings: readonly string[]): Issue[] {
  return strings.flatMap((string, index) => {
    if (fields.some(({ text }) => spansOf(text, string).length > 0) || fixed.some(({ text }) => hasWords(text, string)))
      return [];
    const message = `${quote(string)} stands neither in title nor in text, response.text or a photo's alt; it must be spelled as there`;
    return [{ path: ['redact', index], code: 'not_found', message }];
  });
}

function keptIn({ path, text }: Field, strings: readonly string[]): Issue[] {
  const kept = strings.find((string) => hasWords(text, string));
  if (kept === undefined) return [];
  const message = `holds ${quote(kept)}, which redact is to remove; nothing is removed here, so write what may be published`;
  return [{ path: [...path], code: 'not_removed', message }];
}

/** The same words may be spelled with other characters: `STRASSE` and `Straße`, `é` as one character or as two. */
function otherSpelling({ path, text }: Field, strings: readonly string[]): Issue[] {
  const pieces = text.split(REMOVED).map(foldText);
  const left = strings.find((string) => pieces.some((piece) => hasWords(piece, foldText(string))));
  if (left === undefined) return [];
  const message = `still holds ${quote(left)} in another spelling; add that to redact as it is written here`;
  return [{ path: [...path], code: 'not_removed', message }];
}

/** Strings that overlap in the text are removed as one, so that no rest of either stays. */
export function removeAll(text: string, strings: readonly string[]): string {
  const spans = [...new Set(strings)]
    .flatMap((string) => spansOf(text, string))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let end = 0;
  for (const span of spans) {
    if (span.start >= end) result += text.slice(end, span.start) + REMOVED;
    end = Math.max(end, span.end);
  }
  return result + text.slice(end);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Wherever the string stands as it is written; in other letter case, or over a line's end, as whole words: `Al` is not in `also`. */
function spansOf(text: string, string: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(string); start !== -1; start = text.indexOf(string, start + 1)) {
    spans.push({ start, end: start + string.length });
  }
  for (const { 0: found, index } of text.matchAll(wordsOf(string))) spans.push({ start: index, end: index + found.length });
  return spans;
}

function hasWords(text: string, string: string): boolean {
  return text.search(wordsOf(string)) !== -1;
}

function wordsOf(string: string): RegExp {
  const words = string.trim();
  const pattern = words.split(/\s+/).map(RegExp.escape).join('\\s+');
  const before = /^[\p{L}\p{N}]/u.test(words) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}\p{M}]$/u.test(words) ? '(?![\\p{L}\\p{N}\\p{M}])' : '';
  return new RegExp(before + pattern + after, 'giu');
}
