import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENTIMENTS } from '../../src/insights/aspects.ts';
import type { Trade } from '../../src/reviews/schemas/business.ts';
import type { LabelledReview } from './corpus.ts';

/**
 * The labels of real reviews, without their texts, which are other people's. A line for each review has, between tabs: the start of
 * the text's SHA-256; `train` or `test`; the trade; the stars; and for each label the stretch of the text that it covers, in UTF-16
 * code units, and what is said there, such as `12-40 price-?`.
 */
export const REAL_LABELS_FILE = join(import.meta.dirname, 'real-labels.tsv');

/** Whether the models have learned from a review, or are measured on it. */
type Use = 'train' | 'test';

const SIGNS = '+=-';
/** In hexadecimal digits. */
const HASH = 16;

/** Adds reviews to the lines of the file, which are sorted. A review that is there already gets its new labels. */
export function addLabels(file: string, use: Use, reviews: readonly LabelledReview[]): string {
  const lines = file.split('\n').filter((line) => line !== '');
  const byHash = new Map([...lines, ...reviews.map((review) => lineOf(use, review))].map((line) => [line.slice(0, HASH), line]));
  return [...byHash.values()]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
}

function lineOf(use: Use, { text, trade, rating, labels }: LabelledReview): string {
  const each = labels.map(({ start, end, aspect, sentiment, optional }) => {
    const sign = SIGNS[SENTIMENTS.indexOf(sentiment)];
    return `${start}-${end} ${aspect}${sign}${optional ? '?' : ''}`;
  });
  return [hashOf(text), use, trade, rating, ...each].join('\t');
}

/** The reviews of the file that are used in this way, with their texts, which may be among others. */
export function withTexts(file: string, use: Use, texts: readonly string[]): { reviews: LabelledReview[]; missing: number } {
  const known = new Map(texts.map(foldText).map((text) => [hashOf(text), text]));
  const lines = file
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, of]) => of === use);
  const reviews = lines.flatMap(([hash = '', , trade, rating, ...labels]) => {
    const text = known.get(hash);
    return text === undefined
      ? []
      : [{ id: hash, trade: trade as Trade, rating: Number(rating), text, labels: labels.map(readLabel) }];
  });
  return { reviews, missing: lines.length - reviews.length };
}

function readLabel(label: string): LabelledReview['labels'][number] {
  const [, start, end, aspect = '', sign = '', optional] = /^(\d+)-(\d+) ([a-z]+)([+=-])(\??)$/.exec(label) ?? [];
  const sentiment = SENTIMENTS[SIGNS.indexOf(sign)];
  if (sentiment === undefined) throw new Error(`${REAL_LABELS_FILE}: not a label: ${label}`);
  return { aspect, sentiment, optional: optional === '?', start: Number(start), end: Number(end) };
}

/** A text as the labels count it: on one line, and without the brackets that mark labels in the corpus. */
function foldText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH);
}

export function readRealLabels(): string {
  return readFileSync(REAL_LABELS_FILE, 'utf8');
}
