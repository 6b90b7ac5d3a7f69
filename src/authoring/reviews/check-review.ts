import type { z } from 'zod';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import { type Issue, type Parsed, quote } from '../../reviews/schemas/issues.ts';
import { type AuthoredReview, photoFile, type ReviewFile, reviewFileSchema } from '../../reviews/schemas/review.ts';
import { isSmallPhotoName } from '../../reviews/small-photo.ts';
import type { KnownNames } from '../business/known-names.ts';
import { suggestion } from '../problems/nearest.ts';
import { parseValue } from '../source/parse-value.ts';
import { redactTexts } from './redact.ts';
import { resolveReferences } from './references.ts';
import { markIn } from './removal.ts';

/** What a review is checked against. What is `undefined` is not known, and nothing is checked against it. */
export interface CheckedAgainst {
  /** The language of reviews that name none. */
  readonly language?: string | undefined;
  readonly known: KnownNames | undefined;
  /** The files in `photos/` by their names, and the SHA-256 of each that is without fault. */
  readonly photos: ReadonlyMap<string, string | undefined> | undefined;
}

/** A review in the form in which it is published, or would be: without a `verification` it waits for one. */
export type DraftReview = Omit<AuthoredReview, 'verification'> & {
  readonly verification?: AuthoredReview['verification'] | undefined;
};

/** Whether a review is published, and does not wait. */
export function isPublished(review: DraftReview): review is AuthoredReview {
  return review.verification !== undefined;
}

/** Checks the value of one review. */
export function checkReview(
  schema: z.ZodType<ReviewFile>,
  value: unknown,
  { known, photos, language }: CheckedAgainst,
): Parsed<DraftReview> {
  const parsed = parseValue(schema, value);
  if (!parsed.ok) return { ok: false, issues: [...parsed.issues, ...nameIssues(value, known, parsed.issues)] };
  const { redact = [], verification, unverified: _, source, ...rest } = parsed.value;
  const review = { ...rest, source: source && { name: source.name, url: source.url } };
  // Without the business nobody knows what a name under mentions would be published as.
  const unknown = { mentions: { technicians: [], services: [] } };
  const references = known ? resolveReferences(review, known) : { value: {}, issues: [] };
  const texts = redactTexts({ ...review, ...(known ? references.value : unknown) }, redact, markIn(review.language ?? language));
  const issues = [
    ...references.issues,
    ...texts.issues,
    ...photoIssues(review, photos),
    ...dateIssues(review),
    ...platformIssues(parsed.value),
  ];
  if (issues.length > 0) return { ok: false, issues };
  const draft = { ...review, ...references.value, ...texts.value, photos: withDigests(texts.value.photos, photos) };
  return { ok: true, value: { ...draft, ...(verification && { verification }) } };
}

/** What of a review names something in business.yaml. */
const namesSchema = reviewFileSchema.pick({ mentions: true, service_area: true }).strip();

/** The unknown names of a review with other mistakes, so that all are told at once. A field with a mistake of its own has none. */
function nameIssues(value: unknown, known: KnownNames | undefined, others: readonly Issue[]): Issue[] {
  const named = namesSchema.safeParse(value);
  if (!named.success || known === undefined) return [];
  return resolveReferences(named.data, known).issues.filter(({ path }) => !others.some((other) => other.path[0] === path[0]));
}

/** Adds the digest of each picture in the content. It is published, so that nobody can exchange a picture unnoticed. */
function withDigests(named: ReviewFile['photos'], photos: CheckedAgainst['photos']): AuthoredReview['photos'] {
  return named?.map((photo) => {
    const sha256 = photos?.get(photoFile(photo.url) ?? '');
    return sha256 === undefined ? photo : { ...photo, sha256 };
  });
}

function photoIssues({ photos: named = [] }: Pick<ReviewFile, 'photos'>, photos: CheckedAgainst['photos']): Issue[] {
  return named.flatMap(({ url }, index) => {
    const name = photoFile(url);
    if (photos === undefined || name === undefined) return [];
    const path = ['photos', index, 'url'];
    if (isSmallPhotoName(name)) {
      const message = `${quote(name)} is a small copy for lists; write the name of the photo itself`;
      return [{ path, code: 'small_photo', message }];
    }
    if (photos.has(name)) return [];
    const hint = suggestion(
      name,
      [...photos.keys()].filter((other) => !isSmallPhotoName(other)),
    );
    return [{ path, code: 'not_found', message: `${quote(name)} is not in the content's folder photos${hint}` }];
  });
}

/** A platform that does not call a review verified is no proof of it. */
function platformIssues({ source, verification }: Pick<ReviewFile, 'source' | 'verification'>): Issue[] {
  if (source?.verified !== 'no' || verification?.method !== 'platform') return [];
  const message = `is platform, and source says that ${source.name} does not call this review verified; only a record of your own can`;
  return [{ path: ['verification', 'method'], code: 'not_verified', message }];
}

function dateIssues({ date, response, edited }: Pick<ReviewFile, 'date' | 'response' | 'edited'>): Issue[] {
  return [
    ...(response === undefined ? [] : earlyIssues(['response', 'date'], response.date, date, 'an answer')),
    ...(edited === undefined ? [] : earlyIssues(['edited'], edited, date, 'a correction')),
  ];
}

function earlyIssues(path: Issue['path'], day: CalendarDate, date: CalendarDate, what: string): Issue[] {
  if (day >= date) return [];
  const message = `${quote(day)} is before the review's own date, ${date}; ${what} is of that day or later`;
  return [{ path, code: 'too_early', message }];
}
