import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readReviews } from '../../authoring/reviews/read-reviews.ts';
import { isGroup, type Source, textAt } from '../../authoring/source/source.ts';
import { splitFrontMatter } from '../../authoring/yaml/front-matter.ts';
import { tokensOf } from '../../authoring/yaml/tokens.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import { changeCsv } from './change-csv.ts';
import { type Changes, changeGroup } from './change-group.ts';

/**
 * A file's text with one review changed, and the reviews of its id that are read from it: several, if the file has the id twice. Or
 * why a program should not change it.
 */
export type Changed = { ok: true; text: string; reviews: readonly Source[] } | { ok: false; message: string };

/** The order in which the documents name the fields: new ones are placed by it. */
const ORDER: readonly string[] = Object.keys(reviewFileSchema.shape);

/**
 * Changes fields of one review in the text of its file; the value `undefined` removes a field. All else stays byte for byte. The
 * result is read back, and must hold the review with just these changes. `text` has `\n` for every line break.
 */
export function changeReview(source: Source, text: string, changes: Changes): Changed {
  const { file, value } = source;
  if (!isGroup(value)) return { ok: false, message: 'is no group of keys' };
  const changed = changedText(file, text, value, source.locator()(['id']).line, changes);
  if (changed === undefined) return { ok: false, message: `has no column for ${Object.keys(changes).join(' and ')}${OWN_FILE}` };
  const { found, problems } = readReviews(file, changed);
  const [problem] = problems;
  if (problem) return { ok: false, message: `would have a mistake in line ${problem.line}: ${problem.message}` };
  const wanted = wantedValue(value, changes);
  const reviews = found.filter((review) => textAt(review.value, 'id') === value.id);
  if (!isDeepStrictEqual(wantedValue(reviews[0]?.value, {}), wanted)) return { ok: false, message: ODD };
  const lost = lostComment(file, text, changed);
  return lost === undefined
    ? { ok: true, text: changed, reviews }
    : { ok: false, message: `would lose the comment "${lost}"; ${BY_HAND}` };
}

const BY_HAND = 'change it by hand';
const ODD = `is written in a way that only you can change safely; ${BY_HAND}`;
const OWN_FILE = '; give the review a file of its own in the folder reviews, and delete its row';

function changedText(
  file: string,
  text: string,
  value: Record<string, unknown>,
  line: number,
  changes: Changes,
): string | undefined {
  switch (extname(file)) {
    case '.csv':
      return changeCsv(text, String(value.id), changes);
    case '.jsonl':
      return changeLine(text, line, changes);
    case '.md':
      return changeMarkdown(text, changes);
    default:
      return changeGroup(text, changes, { isJson: extname(file) === '.json', order: ORDER });
  }
}

function changeLine(text: string, line: number, changes: Changes): string {
  const lines = text.split('\n');
  lines[line - 1] = changeGroup(lines[line - 1] ?? '', changes, { isJson: true, order: ORDER });
  return lines.join('\n');
}

function changeMarkdown(source: string, { text, ...fields }: Changes): string {
  const parts = splitFrontMatter(source);
  if (typeof parts === 'string') throw new TypeError(parts);
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
  const left = commentsIn(file, after);
  return commentsIn(file, before).find((comment) => !left.includes(comment));
}

function commentsIn(file: string, text: string): string[] {
  const parts = extname(file) === '.md' ? splitFrontMatter(text) : { yaml: text };
  if (typeof parts === 'string') return [];
  return tokensOf(parts.yaml).comments.map(({ offset }) => /.*/.exec(parts.yaml.slice(offset))?.[0].trim() ?? '');
}
