import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { decodeText } from '../../authoring/files/read-text-file.ts';
import { onlyOne, readOn } from '../../authoring/problems/read.ts';
import { readReviews } from '../../authoring/reviews/read-reviews.ts';
import { reviewFileSchema } from '../../reviews/schemas/review.ts';
import { pairText } from './yaml-text.ts';

/** A review as an editor writes it, not yet checked. */
export type NewReview = z.input<typeof reviewFileSchema>;

/** The `mentions` of a review, without empty lists; left out if both lists are empty. */
export function mentionsOf(technicians: readonly string[], services: readonly string[]): Pick<NewReview, 'mentions'> {
  const mentions = {
    ...(technicians.length > 0 && { technicians: [...technicians] }),
    ...(services.length > 0 && { services: [...services] }),
  };
  return Object.keys(mentions).length === 0 ? {} : { mentions };
}

/** A file that is to be written: its name and its text. */
export interface NewFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The file for a new review. It is read back, and must give the same values. The review's text has `\n` for line breaks, and no
 * white space around it. JSON is used where Markdown cannot hold the text (one with the marks of a git conflict, or with another
 * review's front matter).
 */
export function newReviewFile(review: NewReview): NewFile {
  const files = [
    { name: `${review.id}.md`, text: markdown(review) },
    { name: `${review.id}.json`, text: `${JSON.stringify(fieldsOf(review), null, 2)}\n` },
  ];
  const faithful = files.find((file) => holds(file, review));
  if (faithful === undefined) throw new TypeError(`No file can hold the review ${review.id}`);
  return faithful;
}

/** The fields of a review in the order of the documents, without the id, which is the file's name. */
function fieldsOf(review: NewReview): Record<string, unknown> {
  const keys = Object.keys(reviewFileSchema.shape).filter((key) => key !== 'id');
  const values = new Map<string, unknown>(Object.entries(review));
  return Object.fromEntries(keys.flatMap((key) => (values.get(key) === undefined ? [] : [[key, values.get(key)]])));
}

function markdown(review: NewReview): string {
  const { text, ...fields } = fieldsOf(review);
  const lines = Object.entries(fields).map(([key, value]) => pairText(key, value));
  return `---\n${lines.join('\n')}\n---\n${text}\n`;
}

function holds({ name, text }: NewFile, review: NewReview): boolean {
  const read = readOn(decodeText(name, Buffer.from(text)), readReviews);
  return read.problems.length === 0 && isDeepStrictEqual(onlyOne(read)?.value, JSON.parse(JSON.stringify(review)));
}
