import { quote } from '../../reviews/schemas/issues.ts';
import type { FileText } from '../files/read-text-file.ts';
import { positionAt } from '../problems/problem.ts';
import { foundOne, type Read, readOn, refused } from '../problems/read.ts';
import { UNSEEN } from '../source/look-alikes.ts';
import { isGroup, type Locator, type Source } from '../source/source.ts';
import { readYaml } from './read-yaml.ts';

/** Front matter and the text below it, and where both begin in the file. */
export interface Parts {
  readonly yaml: string;
  readonly yamlOffset: number;
  readonly text: string;
  readonly textOffset: number;
}

/** A line of three dashes. `^` and `$` are of no use here, because they also take U+2028 for the end of a line. */
const FENCE = /(?<![^\n])---[ \t]*(?![^\n])/g;

/** Reads a `.md` review: YAML between two lines `---`, below them the plain text. */
export function readMarkdown(file: FileText): Read<Source> {
  return readOn(splitFrontMatter(file), (parts) =>
    readOn(readYaml({ ...file, text: parts.yaml }, 2), (front) => joined(front, file, parts)),
  );
}

/** The two parts of a `.md` review, or why they cannot be told apart. */
export function splitFrontMatter({ file, text: source }: FileText): Read<Parts> {
  // Such as a file of which a disk that was full, or a program that synchronises folders, kept nothing.
  if (source.trim() === '') return refused(file, 'is empty; bring back what was in it, as git restore does, or delete it');
  const [opening, closing] = source.matchAll(FENCE);
  if (opening?.index !== 0) return refused(file, `the front matter is missing; ${openingWords(source)}`);
  if (closing === undefined) return refused(file, `the front matter is not closed; ${closingWords(source)}`);
  const body = source.slice(closing.index + closing[0].length + 1);
  const [blank] = /^(?:[^\S\n]*\n)*/.exec(body) ?? [''];
  const yamlOffset = opening[0].length + 1;
  return foundOne({
    yaml: source.slice(yamlOffset, closing.index),
    yamlOffset,
    text: body.slice(blank.length).trimEnd(),
    textOffset: source.length - body.length + blank.length,
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

/** Where another review's front matter begins in a text. */
function secondReview(text: string): number | undefined {
  const fences = [...text.matchAll(FENCE)].map(({ index }) => index);
  return fences.find((fence, at) => isReviewFront(text.slice(fence, fences[at + 1] ?? fence)));
}

function joined(front: Source, { text: whole }: FileText, { text, textOffset }: Parts): Read<Source> {
  const keys = front.value ?? {};
  if (!isGroup(keys)) return refused(front.file, `the front matter must be lines of ${lineWords(keys)}`, front.locator()([]));
  const second = secondReview(text);
  const locator = (): Locator => {
    const locate = front.locator();
    return (path, part) => (path[0] === 'text' ? { ...positionAt(whole, textOffset), column: 1 } : locate(path, part));
  };
  return {
    // If the text is in the front matter instead, only that is reported, and not also that the text is missing.
    found: [{ ...front, value: text === '' ? { text, ...keys } : { ...keys, text }, locator }],
    problems: [
      ...(Object.hasOwn(keys, 'text') ? [{ file: front.file, ...front.locator()(['text'], 'key'), message: MISPLACED }] : []),
      ...(second === undefined ? [] : refused(front.file, SECOND, positionAt(whole, textOffset + second)).problems),
    ],
  };
}

function lineWords(front: unknown): string {
  const isCrowded = typeof front === 'string' && /^\w+:\S/.test(front);
  return `\`key: value\`${isCrowded ? ', with a space behind the colon' : ''}`;
}

const MISPLACED = 'text: belongs below the front matter, not in it';
const SECOND = 'a second review begins here; write it in a file of its own';
