import { z } from 'zod';
import { quote } from '../../reviews/schemas/issues.ts';
import type { JsonText } from '../messages/json-text.ts';
import type { ReviewSource } from './review-source.ts';

/** Longer than any id and address. */
export const idSchema = z.string().max(8192);

/** Answers with one review, by its id, or by the address of its page or of its Markdown, as models confuse them. */
export function reviewById(
  id: string,
  { index }: Pick<ReviewSource, 'index'>,
  toJson: (row: number) => JsonText,
): { json: JsonText[] } | { problem: string } {
  const row = index.rowOf(id) ?? index.rowOf(lastPart(id));
  if (row !== undefined) return { json: [toJson(row)] };
  return { problem: `No review has the id ${quote(id)}. search_reviews, get_reviews_since and search give the ids there are.` };
}

/** The last part of an address, without `.md`, query and fragment. */
function lastPart(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
}
