import { quote } from '../../reviews/schemas/issues.ts';
import type { FileText } from '../files/read-text-file.ts';
import { type Position, positionAt } from '../problems/problem.ts';
import { foundOne, type Read, readOn, refused } from '../problems/read.ts';
import { UNSEEN } from '../source/look-alikes.ts';
import { isGroup, type Locator, type Source } from '../source/source.ts';
import { readYaml } from './read-yaml.ts';

/** A review's front matter and the text below it, and where both begin; the lines count from 1. */
export interface Parts {
  readonly yaml: string;
  readonly yamlOffset: number;
  readonly text: string;
  readonly textOffset: number;
  readonly textLine: number;
  /** Where another review's front matter begins in the text. */
  readonly second: Position | undefined;
}

/** A line of three dashes. `^` and `$` are of no use here, because they also take U+2028 for the end of a line. */
const FENCE = /(?<![^\n])---[ \t]*(?![^\n])/g;

/** Reads a `.md` review: YAML between two lines `---`, below them the plain text. */
export function readMarkdown(file: FileText): Read<Source> {
  return readOn(splitFrontMatter(file), (parts) =>
    readOn(readYaml({ ...file, text: parts.yaml }, 2), (front) => joined(front, parts)),
  );
}

/** The two parts of a `.md` review, or why they cannot be told apart. */
export function splitFrontMatter({ file, text: source }: FileText): Read<Parts> {
  // Such as a file of which a disk that was full, or a program that synchronises folders, kept nothing.
  if (source.trim() === '') return refused(file, 'is empty; bring back what was in it, as git restore does, or delete it');
  const [opening, closing, ...others] = source.matchAll(FENCE);
  if (opening?.index !== 0) return refused(file, `the front matter is missing; ${openingWords(source)}`);
  if (closing === undefined) return refused(file, `the front matter is not closed; ${closingWords(source)}`);
  const body = source.slice(closing.index + closing[0].length + 1);
  const [blank] = /^(?:[^\S\n]*\n)*/.exec(body) ?? [''];
  const textOffset = source.length - body.length + blank.length;
  const { line: textLine } = positionAt(source, textOffset);
  const yamlOffset = opening[0].length + 1;
  return foundOne({
    yaml: source.slice(yamlOffset, closing.index),
    yamlOffset,
    text: body.slice(blank.length).trimEnd(),
    textOffset,
    textLine,
    second: secondReview(
      source,
      others.map(({ index }) => index),
    ),
  });
}

/**
 * A line that was meant as three hyphens: other dashes, as word processors make of them, too many, too few or indented ones, or
 * something that cannot be seen beside them.
 */
const MEANT = new RegExp(String.raw`^(?:[ \t]|${UNSEEN})*[-\u2010-\u2015\u2212]{1,8}(?:[ \t]|${UNSEEN})*$`, 'u');

function openingWords(source: string): string {
  const [first = ''] = source.split('\n', 1);
  if (MEANT.test(first)) return `the first line must be three hyphens, ---, and not ${quote(first)}`;
  return `the first line must be ---${/^#{1,6} /.test(first) ? ' (a page of yours belongs in the folder pages)' : ''}`;
}

function closingWords(source: string): string {
  const [, ...lines] = source.split('\n');
  const at = lines.findIndex((line) => MEANT.test(line));
  if (at === -1) return 'a line --- must follow it';
  return `the line below it must be three hyphens, ---, and line ${at + 2} is ${quote(lines[at] ?? '')}`;
}

/** Every review has these keys in its front matter, and no text has them between two lines `---`. */
const REQUIRED: readonly RegExp[] = [/\ndate[ \t]*:/, /\nrating[ \t]*:/];

/** Whether a text with lines of keys, below a line `---`, is the front matter of a review. */
export function isReviewFront(front: string): boolean {
  return REQUIRED.every((key) => key.test(front));
}

function secondReview(source: string, fences: readonly number[]): Position | undefined {
  const begin = fences.find((fence, index) => {
    return isReviewFront(source.slice(fence, fences[index + 1] ?? fence));
  });
  return begin === undefined ? undefined : positionAt(source, begin);
}

function joined(front: Source, { text, textLine, second }: Parts): Read<Source> {
  const keys = front.value ?? {};
  if (!isGroup(keys)) return refused(front.file, `the front matter must be lines of ${lineWords(keys)}`, front.locator()([]));
  const locator = (): Locator => {
    const locate = front.locator();
    return (path, part) => (path[0] === 'text' ? { line: textLine, column: 1 } : locate(path, part));
  };
  return {
    // If the text is in the front matter instead, only that is reported, and not also that the text is missing.
    found: [{ ...front, value: text === '' ? { text, ...keys } : { ...keys, text }, locator }],
    problems: [
      ...(Object.hasOwn(keys, 'text') ? [{ file: front.file, ...front.locator()(['text'], 'key'), message: MISPLACED }] : []),
      ...(second ? [{ file: front.file, ...second, message: SECOND }] : []),
    ],
  };
}

function lineWords(front: unknown): string {
  const isCrowded = typeof front === 'string' && /^\w+:\S/.test(front);
  return `\`key: value\`${isCrowded ? ', with a space behind the colon' : ''}`;
}

const MISPLACED = 'text: belongs below the front matter, not in it';
const SECOND = 'a second review begins here; write it in a file of its own';
