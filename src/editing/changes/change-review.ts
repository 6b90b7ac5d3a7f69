import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FileText } from '../../authoring/files/read-text-file.ts';
import { foundOne, onlyOne, type Read, refused } from '../../authoring/problems/read.ts';
import { readReviews } from '../../authoring/reviews/read-reviews.ts';
import { isGroup, type Source, textAt } from '../../authoring/source/source.ts';
import { splitFrontMatter } from '../../authoring/yaml/front-matter.ts';
import { tokensOf } from '../../authoring/yaml/tokens.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import { changeCsv } from './change-csv.ts';
import { type Changes, changeGroup } from './change-group.ts';

/** A file's text with reviews changed, and these as they are read from it: several of an id, if the file has it twice. */
interface ChangedText {
  readonly text: string;
  readonly reviews: readonly Source[];
}

/** The order in which the documents name the fields: new ones are placed by it. */
const ORDER: readonly string[] = Object.keys(reviewFileSchema.shape);

/** The fields of a review that change; the value `undefined` removes a field. */
export interface ReviewChange {
  readonly source: Source;
  readonly changes: Changes;
}

/**
 * Changes reviews of one file in its text. All else stays byte for byte. The result is read back, and must hold the reviews with
 * just these changes. What a program should not change is refused.
 */
export function changeReviews({ file, text }: FileText, wanted: readonly ReviewChange[]): Read<ChangedText> {
  const no = (message: string) => refused(file, message, wanted[0]?.source.locator()([]));
  if (!wanted.every(({ source }) => isGroup(source.value))) return no('is not a group of keys');
  const changed = changedText({ file, text }, wanted);
  if (changed === undefined) return no(NO_PHOTOS);
  const { found, problems } = readReviews({ file, text: changed });
  const [problem] = problems;
  if (problem) return no(`would have a mistake in line ${problem.line}: ${problem.message}`);
  const byId = Map.groupBy(found, idOf);
  const reviewsOf = ({ source }: ReviewChange) => byId.get(idOf(source)) ?? [];
  if (!wanted.every((each) => holds(reviewsOf(each)[0], each))) return no(ODD);
  const lost = lostComment(file, text, changed);
  return lost === undefined
    ? foundOne({ text: changed, reviews: wanted.flatMap(reviewsOf) })
    : no(`would lose the comment "${lost}"; ${BY_HAND}`);
}

function idOf({ value }: Source): string {
  return textAt(value, 'id') ?? '';
}

/** Whether the review that was read back has the values that it should have. */
function holds(review: Source | undefined, { source, changes }: ReviewChange): boolean {
  return isDeepStrictEqual(wantedValue(review?.value, {}), wantedValue(source.value, changes));
}

const BY_HAND = 'change it by hand';
const ODD = `is written in a way that only you can change safely; ${BY_HAND}`;
const NO_PHOTOS = 'has no column for photos; give the review a file of its own in the folder reviews, and delete its row';

function changedText({ file, text }: FileText, wanted: readonly ReviewChange[]): string | undefined {
  switch (extname(file)) {
    case '.csv':
      return changeCsv(text, new Map(wanted.map(({ source, changes }) => [idOf(source), changes])));
    case '.jsonl':
      return changeLines(text, wanted);
    case '.md':
      return wanted.reduce((before, { changes }) => changeMarkdown({ file, text: before }, changes), text);
    default:
      return wanted.reduce(
        (before, { changes }) => changeGroup(before, changes, { isJson: extname(file) === '.json', order: ORDER }),
        text,
      );
  }
}

function changeLines(text: string, wanted: readonly ReviewChange[]): string {
  const lines = text.split('\n');
  for (const { source, changes } of wanted) {
    const { line } = source.locator()(['id']);
    lines[line - 1] = changeGroup(lines[line - 1] ?? '', changes, { isJson: true, order: ORDER });
  }
  return lines.join('\n');
}

function changeMarkdown({ file, text: source }: FileText, { text, ...fields }: Changes): string {
  const parts = onlyOne(splitFrontMatter({ file, text: source }));
  if (parts === undefined) throw new TypeError('The text has no front matter');
  const yaml = changeGroup(parts.yaml, fields, { isJson: false, order: ORDER });
  const between = source.slice(parts.yamlOffset + parts.yaml.length, parts.textOffset);
  const rest = source.slice(parts.textOffset + parts.text.length);
  return source.slice(0, parts.yamlOffset) + yaml + between + (typeof text === 'string' ? text : parts.text) + rest;
}

/** The value that should be read back, without empty parts. */
function wantedValue(value: unknown, changes: Changes): unknown {
  const fields = { ...(isGroup(value) ? value : {}), ...changes };
  return JSON.parse(JSON.stringify(fields), withoutEmpty);
}

/** An empty list or group means the same as none. */
function withoutEmpty(_: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  return isGroup(value) && Object.keys(value).length === 0 ? undefined : value;
}

/** The first comment that the change would lose, such as one on the line of a removed field. */
export function lostComment(file: string, before: string, after: string): string | undefined {
  if (extname(file) !== '.md' && extname(file) !== '.yaml') return undefined;
  const left = commentsIn({ file, text: after });
  return commentsIn({ file, text: before }).find((comment) => {
    const at = left.indexOf(comment);
    // Of two that say the same, one may be lost.
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function commentsIn({ file, text }: FileText): string[] {
  const yaml = extname(file) === '.md' ? (onlyOne(splitFrontMatter({ file, text }))?.yaml ?? '') : text;
  return tokensOf(yaml).comments.map(({ offset }) => /.*/.exec(yaml.slice(offset))?.[0].trim() ?? '');
}
