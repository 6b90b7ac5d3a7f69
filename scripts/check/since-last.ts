import { shownPath } from '../../src/authoring/files/read-folder.ts';
import { START } from '../../src/authoring/problems/problem.ts';
import type { ContentParts } from '../../src/authoring/read-content.ts';
import { type DraftReview, isPublished } from '../../src/authoring/reviews/check-review.ts';
import type { Draft } from '../../src/authoring/reviews/check-reviews.ts';
import { withStandardMark } from '../../src/authoring/reviews/removal.ts';
import { CORRECTED_FIELDS } from '../../src/editing/changes/correction.ts';
import { plainText } from '../../src/editing/changes/typed-text.ts';
import type { SiteWarning } from '../../src/editing/warnings/site/site-warnings.ts';
import { VERIFY, type Warning } from '../../src/editing/warnings/warning.ts';
import { count } from '../support/count.ts';
import type { LastReview, LastReviews } from './last-reviews.ts';
import { missingReviews } from './missing-reviews.ts';

/** What of the content as a whole differs from the last build, or from what the website shows. */
export function contentSinceLast(parts: ContentParts, last: LastReviews, contentDirectory: string): SiteWarning[] {
  const place = { file: shownPath(contentDirectory), ...START };
  const found = [gone(parts, last), notCompared(last), notOnline(parts, last)];
  return found.flatMap((warning) => (warning === undefined ? [] : [{ ...place, ...warning }]));
}

type Found = Pick<SiteWarning, 'kind' | 'message' | 'fix'> | undefined;

/** Published reviews that are gone. With mistakes in the content, nobody knows which are. */
function gone({ business, reviews: { drafts }, removed, problems }: ContentParts, last: LastReviews): Found {
  if (business === undefined || problems.length > 0) return undefined;
  const ids = missingReviews(last.reviews.values(), drafts.map(reviewOf), removed);
  if (ids.length === 0) return undefined;
  const message = `${shows(last)} ${count(last.reviews.size, 'review')}; of these, ${ids.length} ${ids.length === 1 ? 'is' : 'are'} gone and not in removed.yaml: ${firstOf(ids, ', ')}`;
  return { kind: 'gone', message, fix: adviceFor(last, BRING_BACK) };
}

/** An import would bring in a review that was only deleted. */
const BRING_BACK =
  'bring back what is missing (git status shows what went, git restore brings it back), and take out what is to go with npm run reviews -- remove';

/** Only a warning: what the website does not show is no fault of the content. */
function notCompared({ problem }: LastReviews): Found {
  if (problem === undefined) return undefined;
  const message = `the reviews could not be compared with the website. ${problem}`;
  return { kind: 'not-compared', message, fix: PUBLISH_FIRST };
}

const PUBLISH_FIRST =
  'before the website is published for the first time, all is well; later, its reviews must be at this address';

/**
 * Reviews that the website should show and does not, because they were verified before its newest change: an older copy of the
 * folder holds what was removed since. The last build is not asked, as a review may be written down with an older verification.
 */
function notOnline({ reviews: { drafts }, removed }: ContentParts, { reviews, updated, isOnline }: LastReviews): Found {
  if (!isOnline || updated === undefined) return undefined;
  const due = drafts.map(reviewOf).filter(({ verification }) => verification !== undefined && verification.date < updated);
  const ids = missingReviews(due, [...reviews.values()], removed);
  if (ids.length === 0) return undefined;
  const were = ids.length === 1 ? 'was' : 'were';
  const message = `the website, whose newest change is of ${updated}, does not show ${count(ids.length, 'review')} that ${were} verified before: ${firstOf(ids, ', ')}`;
  const fix = `${GET_NEWER}; if they were removed since, take them out again: npm run reviews -- remove ${firstOf(ids, ' ')}; if they were never published, all is well`;
  return { kind: 'not-online', message, fix };
}

/** The files of this computer may be older than the website. */
const GET_NEWER = 'if somebody published newer files from elsewhere, get these first (git pull)';

function adviceFor({ isOnline }: LastReviews, advice: string): string {
  return isOnline ? `${GET_NEWER}; otherwise ${advice}` : advice;
}

/** How many ids a warning names. */
const MOST = 5;

/** The first of these ids, and a sign that there are more. */
function firstOf(ids: readonly string[], separator: string): string {
  return `${ids.slice(0, MOST).join(separator)}${ids.length > MOST ? ' …' : ''}`;
}

function reviewOf({ review }: Draft): DraftReview {
  return review;
}

/** Makes the function that tells what of a review differs from the last build, or from what the website shows. */
export function sinceLast(last: LastReviews, now: Date): (draft: Pick<Draft, 'review'>) => Warning[] {
  return ({ review }) => {
    const before = last.reviews.get(review.id);
    if (before === undefined) return [];
    return [
      ...(isPublished(review) ? corrections(review, before, last, now) : [waitingAgain(last)]),
      ...(before.response === undefined ? [] : lostAnswer(review, before.response, last)),
    ];
  };
}

/** UTC−12, the last time zone in which a day ends, in ms. */
const LATEST_ZONE = -12 * 60 * 60 * 1000;

/**
 * A correction of which no newer `edited` tells. An `edited` of today is new enough, because a second correction on the same day cannot
 * have a newer one.
 */
function corrections(review: DraftReview, before: LastReview, last: LastReviews, now: Date): Warning[] {
  const today = new Date(now.getTime() + LATEST_ZONE).toISOString().slice(0, 10);
  const { edited } = review;
  const { edited: known } = before;
  const [first, ...others] = CORRECTED_FIELDS.filter((field) => seen(review[field]) !== seen(before[field]));
  const isTold = edited !== undefined && (edited >= today || edited > (known ?? ''));
  if (first === undefined || isTold) return [];
  const differs = last.isOnline ? 'differs from the website' : 'changed since the last build';
  const message = `${differs}${others.length > 0 ? `, like ${others.join(', ')}` : ''}, and nothing says so`;
  const date = known === undefined ? 'the date of the correction' : `the date of the correction, later than ${known},`;
  const fix = adviceFor(last, `write ${date} under edited ${IF_CORRECT}`);
  return [{ kind: 'silent-correction', path: [first], message, fix }];
}

/** Formatters of Markdown make `1.` of `1)`, and AI assistants mend the spelling of customers. */
const IF_CORRECT =
  'if its author wants it so, or it was copied wrongly; if not, as where a program has changed the words, git diff shows what they were, and git restore brings them back';

/** What of a value its readers see, whatever the language of the marks. */
function seen<T>(value: T): T | string {
  return typeof value === 'string' ? withStandardMark(plainText(value)) : value;
}

/** Readers know the review and would no longer see it: somebody took the verification out, or a program lost it. */
function waitingAgain(last: LastReviews): Warning {
  const fix = adviceFor(last, `if it is a customer's, ${VERIFY}; if it is not, all is well`);
  return { kind: 'waiting-again', path: ['verification'], message: goesOff(last, 'this review'), fix };
}

/** Readers know the answer and would no longer see it: an older copy of the folder lacks it or has another, or somebody took it out. */
function lostAnswer({ id, response }: DraftReview, known: NonNullable<LastReview['response']>, last: LastReviews): Warning[] {
  const command = `npm run reviews -- answer ${id}`;
  if (response === undefined) {
    const fix = adviceFor(last, `write it anew: ${command}; if you took it out, all is well`);
    return [{ kind: 'lost-answer', path: ['response'], message: goesOff(last, 'an answer'), fix }];
  }
  if (response.date >= known.date) return [];
  const message = `is before that of the answer that ${shows(last)} (${known.date}), whose place the next build gives to this one`;
  const fix = adviceFor(last, `write the newer one anew: ${command} --replace; if this one is meant, all is well`);
  return [{ kind: 'lost-answer', path: ['response', 'date'], message, fix }];
}

function goesOff(last: LastReviews, what: string): string {
  return `is missing; ${shows(last)} ${what}, and the next build takes it off`;
}

function shows({ isOnline }: LastReviews): string {
  return isOnline ? 'the website shows' : 'the last build published';
}
