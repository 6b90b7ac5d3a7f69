import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../src/insights/languages/language.ts';
import type { Trade } from '../../../../src/reviews/schemas/business.ts';
import { aspectsOf, type LabelledReview, labelName, type Part, parseLabel } from '../corpus.ts';

/**
 * The file with the labels of a language's real reviews, without their texts, which are other people's. A line for each review has,
 * between tabs: the start of the text's SHA-256; `train` or `test`; the trade; the stars; and for each label the stretch of the text
 * that it covers, in UTF-16 code units, and what is said there, such as `12-40 price-?`.
 */
export function realLabelsFile(tag: Language['tag']): string {
  return join(import.meta.dirname, tag, 'labels.tsv');
}

/** Whether the models have learned from a review, or are measured on it. */
type Use = Extract<Part, 'train' | 'test'>;

const OTHER_USE: Readonly<Record<Use, Use>> = { train: 'test', test: 'train' };

/** In hexadecimal digits. */
const HASH = 16;

/**
 * Adds reviews to the lines of the file, which are sorted. A review that is there already gets its new labels. Throws where one of them
 * has the other use, because the models must not be measured on what they learned from.
 */
export function addLabels(file: string, use: Use, reviews: readonly LabelledReview[]): string {
  const lines = file.split('\n').filter((line) => line !== '');
  const byHash = new Map(lines.map((line) => [line.slice(0, HASH), line]));
  const added = reviews.map((review) => ({ id: review.id, hash: hashOf(review.text), line: lineOf(use, review) }));
  const used = added.filter(({ hash }) => byHash.get(hash)?.split('\t')[1] === OTHER_USE[use]);
  if (used.length > 0) throw new Error(`already in the labels as ${OTHER_USE[use]}: ${used.map(({ id }) => id).join(', ')}`);
  for (const { hash, line } of added) byHash.set(hash, line);
  return [...byHash.values()]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

function lineOf(use: Use, { text, trade, rating, labels }: LabelledReview): string {
  const each = labels.map((label) => `${label.start}-${label.end} ${labelName(label)}`);
  return [hashOf(text), use, trade, rating, ...each].join('\t');
}

/**
 * The reviews of the file that are used in this way, with their texts, which may be among others; and the trades of those without a
 * text, each as often as it lacks one.
 */
export function withTexts(file: string, use: Use, texts: readonly string[]): { reviews: LabelledReview[]; missing: Trade[] } {
  const known = new Map(texts.map(foldText).map((text) => [hashOf(text), text]));
  const wanted = readLines(file).filter((line) => line.use === use);
  const reviews = wanted.flatMap(({ use: _, ...review }) => {
    const text = known.get(review.id);
    return text === undefined ? [] : [{ ...review, text }];
  });
  return { reviews, missing: wanted.filter(({ id }) => !known.has(id)).map(({ trade }) => trade) };
}

/** Reads the lines of the file; throws at the first label that is none. The id of a review is the start of its hash. */
export function readLines(file: string): (Omit<LabelledReview, 'text'> & { readonly use: string })[] {
  const lines = file.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [id = '', use = '', trade = '', rating, ...labels] = line.split('\t');
    const aspects = aspectsOf(trade as Trade);
    return {
      id,
      use,
      trade: trade as Trade,
      rating: Number(rating),
      labels: labels.map((label) => readLabel(label, id, aspects)),
    };
  });
}

function readLabel(label: string, id: string, aspects: readonly string[]): LabelledReview['labels'][number] {
  const [, start, end, name] = /^(\d+)-(\d+) (\S+)$/.exec(label) ?? [];
  if (name === undefined) throw new Error(`${id}: ${label}: a label is a stretch, and what is said there: 12-40 price-`);
  return { ...parseLabel(name, id, aspects), start: Number(start), end: Number(end) };
}

/** A text as the labels count it: on one line, and without the brackets that mark labels in the corpus. */
function foldText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')');
}

function hashOf(text: string): string {
  return hash('sha256', text).slice(0, HASH);
}

export function readRealLabels(tag: Language['tag']): string {
  return readFileSync(realLabelsFile(tag), 'utf8');
}
