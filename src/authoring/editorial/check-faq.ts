import { type FaqEntry, faqFileSchema } from '../../reviews/schemas/editorial.ts';
import { type Issue, type Parsed, quote } from '../../reviews/schemas/issues.ts';
import { suggestion } from '../problems/nearest.ts';
import { parseValue } from '../source/parse-value.ts';

/** What is known of the reviews that answers may name. */
export interface ReviewStates {
  readonly stateOf: ReadonlyMap<string, 'published' | 'waiting' | 'faulty'>;
  /** Whether every review could be read; if not, an unknown id may still be right. */
  readonly complete: boolean;
}

/** Checks the value of `faq.yaml`, in which only published reviews may be named; an empty file holds no questions. */
export function checkFaq(value: unknown, reviews: ReviewStates): Parsed<FaqEntry[]> {
  const parsed = parseValue(faqFileSchema, value ?? []);
  if (!parsed.ok) return parsed;
  const issues = parsed.value.flatMap((entry, index) => idIssues(entry, index, reviews));
  return issues.length === 0 ? parsed : { ok: false, issues };
}

function idIssues({ review_ids }: FaqEntry, entry: number, reviews: ReviewStates): Issue[] {
  return review_ids.flatMap((id, index) => {
    const message = idFault(id, reviews);
    return message === undefined ? [] : [{ path: [entry, 'review_ids', index], code: 'not_published', message }];
  });
}

function idFault(id: string, { stateOf, complete }: ReviewStates): string | undefined {
  const state = stateOf.get(id);
  if (state === 'waiting') return `${quote(id)} waits for its verification; only published reviews may be named`;
  if (state !== undefined || !complete) return undefined;
  return `${quote(id)} is the id of no review${suggestion(id, [...stateOf.keys()])}`;
}
