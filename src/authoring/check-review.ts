import type { z } from 'zod';
import { type Issue, quote } from '../reviews/issues.ts';
import { type AuthoredReview, photoFile, type ReviewFile } from '../reviews/review.ts';
import type { KnownNames } from './known-names.ts';
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';
import { redactTexts } from './redact.ts';
import { resolveReferences } from './references.ts';
import { checkSource, problemsIn, type Source } from './source.ts';

/** What a review is checked against; `undefined`: not known, so not checked. */
export interface Surroundings {
  readonly known: KnownNames | undefined;
  /** Names of the files in `photos/`. */
  readonly photos: ReadonlySet<string> | undefined;
}

export type ReviewCheck =
  | { kind: 'published'; review: AuthoredReview }
  | { kind: 'waiting' }
  | { kind: 'faulty'; problems: readonly Problem[] };

/** Checks one review and gives it the form in which it is published. */
export function checkReview(schema: z.ZodType<ReviewFile>, source: Source, { known, photos }: Surroundings): ReviewCheck {
  const checked = checkSource(schema, source);
  if (!checked.ok) return { kind: 'faulty', problems: checked.problems };
  const { redact = [], verification, ...review } = checked.value;
  const references = known ? resolveReferences(review, known) : { value: {}, issues: [] };
  const texts = redactTexts({ ...review, ...references.value }, redact);
  const issues = [...references.issues, ...texts.issues, ...photoIssues(review, photos), ...responseIssues(review)];
  if (issues.length > 0) return { kind: 'faulty', problems: problemsIn(source, issues) };
  if (verification === undefined) return { kind: 'waiting' };
  return { kind: 'published', review: { ...review, ...references.value, ...texts.value, verification } };
}

function photoIssues({ photos: named = [] }: Pick<ReviewFile, 'photos'>, photos: ReadonlySet<string> | undefined): Issue[] {
  return named.flatMap(({ url }, index) => {
    const name = photoFile(url);
    if (photos === undefined || name === undefined || photos.has(name)) return [];
    const hint = suggestion(name, [...photos], { label: 'there', names: [] });
    return [
      {
        path: ['photos', index, 'url'],
        code: 'not_found',
        message: `${quote(name)} is not in the content's folder photos${hint}`,
      },
    ];
  });
}

function responseIssues({ date, response }: Pick<ReviewFile, 'date' | 'response'>): Issue[] {
  if (response === undefined || response.date >= date) return [];
  const message = `${quote(response.date)} is before the review's own date, ${date}; an answer is of that day or later`;
  return [{ path: ['response', 'date'], code: 'too_early', message }];
}
