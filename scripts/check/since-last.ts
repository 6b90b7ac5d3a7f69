import { shownPath } from '../../src/authoring/files/read-folder.ts';
import { START } from '../../src/authoring/problems/problem.ts';
import type { ContentParts } from '../../src/authoring/read-content.ts';
import { isPublished } from '../../src/authoring/reviews/check-review.ts';
import type { Draft } from '../../src/authoring/reviews/check-reviews.ts';
import type { SiteWarning } from '../../src/editing/warnings/site/site-warnings.ts';
import { VERIFY, type Warning } from '../../src/editing/warnings/warning.ts';
import { count } from '../support/count.ts';
import type { Warned } from './finding.ts';
import { goneReviews } from './gone-reviews.ts';
import type { LastReviews } from './last-reviews.ts';
import { type SilentCorrection, silentCorrection } from './silent-correction.ts';

// Warnings about what differs from the last build, or from what the website shows.

/** Warns of reviews that are gone. With mistakes in the content, nobody knows which are. */
export function goneWarnings(
  { business: about, reviews: { drafts }, removed, problems }: ContentParts,
  last: LastReviews,
  contentDirectory: string,
): SiteWarning[] {
  if (about === undefined || problems.length > 0) return [];
  const reviews = drafts.map(({ review }) => review);
  const gone = goneReviews(last, { business: about.business.name, reviews, removed });
  if (gone.length === 0) return [];
  const message = `${shows(last)} ${count(last.reviews.length, 'review')}; of these, ${gone.length} ${gone.length === 1 ? 'is' : 'are'} gone and not in removed.yaml: ${firstOf(gone, ', ')}`;
  return [{ file: shownPath(contentDirectory), ...START, kind: 'gone', message, fix: adviceFor(last, BRING_BACK) }];
}

/** An import would bring in a review that was only deleted. */
const BRING_BACK =
  'bring back what is missing (git status shows what went, git restore brings it back), and take out what is to go with npm run reviews -- remove';

/** The files of this computer may be older than the website. */
export const GET_NEWER = 'if somebody published newer files from elsewhere, get these first (git pull)';

function adviceFor({ isOnline = false }: LastReviews, advice: string): string {
  return isOnline ? `${GET_NEWER}; otherwise ${advice}` : advice;
}

/** How many ids a warning names. */
const MOST = 5;

/** The first of these ids, and a sign that there are more. */
export function firstOf(ids: readonly string[], separator: string): string {
  return `${ids.slice(0, MOST).join(separator)}${ids.length > MOST ? ' …' : ''}`;
}

/** Only a warning: what the website does not show is no fault of the content. */
export function notCompared({ problem }: LastReviews, contentDirectory: string): SiteWarning[] {
  if (problem === undefined) return [];
  const message = `the reviews could not be compared with the website. ${problem}`;
  return [{ file: shownPath(contentDirectory), ...START, kind: 'not-compared', message, fix: PUBLISH_FIRST }];
}

const PUBLISH_FIRST =
  'before the website is published for the first time, all is well; later, its reviews must be at this address';

/**
 * What is of another business is not compared, as its reviews say nothing about these: a wrong website, or the last build of another
 * `CONTENT_DIR`. What has a review of here, with the same text, is of the same business, which has another name now.
 */
export function ofThisBusiness(last: LastReviews, name: string | undefined, drafts: readonly Draft[]): LastReviews {
  if (last.business === undefined || name === undefined || last.business === name) return last;
  const texts = new Map(drafts.map(({ review: { id, text } }) => [id, text]));
  if (last.reviews.some(({ id, text }) => texts.get(id) === text)) return { ...last, business: name };
  return { reviews: [], ...(last.isOnline && { isOnline: true, problem: `It is of another business: ${last.business}` }) };
}

/** The corrections that no date tells of. */
export function corrections(drafts: readonly Draft[], last: LastReviews, now: Date): Warned[] {
  // By id, because a check is often run without the address that the site was built for.
  const byId = new Map(last.reviews.map((review) => [review.id, review]));
  return drafts.flatMap((draft) => {
    const before = isPublished(draft.review) ? byId.get(draft.review.id) : undefined;
    const correction = before && silentCorrection(draft.review, before, now);
    return correction === undefined ? [] : [{ draft, warning: correctionWarning(correction, last) }];
  });
}

function correctionWarning({ fields, known }: SilentCorrection, last: LastReviews): Warning {
  const differs = last.isOnline ? 'differs from the website' : 'changed since the last build';
  const date = known === undefined ? 'the date of the correction' : `the date of the correction, later than ${known},`;
  return {
    kind: 'silent-correction',
    path: [fields[0]],
    message: `${differs}${fields.length > 1 ? `, like ${fields.slice(1).join(', ')}` : ''}, and nothing says so`,
    fix: adviceFor(last, `write ${date} under edited, for those who go by dates`),
  };
}

/** Reviews that readers know and would no longer see: somebody took the verification out, or a program lost it. */
export function waitingAgain(drafts: readonly Draft[], last: LastReviews): Warned[] {
  const published = new Set(last.reviews.map(({ id }) => id));
  const lost = drafts.filter(({ review: { id, verification } }) => verification === undefined && published.has(id));
  const message = goesOff(last, 'this review');
  const fix = adviceFor(last, `if it is a customer's, ${VERIFY}; if it is not, all is well`);
  return lost.map((draft) => ({ draft, warning: { kind: 'waiting-again', path: ['verification'], message, fix } }));
}

/** Answers that readers know and would no longer see: an older copy of the folder lacks them, or somebody took them out. */
export function lostAnswers(drafts: readonly Draft[], last: LastReviews): Warned[] {
  const answered = new Set(last.reviews.flatMap(({ id, response }) => (response === undefined ? [] : [id])));
  const lost = drafts.filter(({ review: { id, response } }) => response === undefined && answered.has(id));
  const message = goesOff(last, 'an answer');
  return lost.map((draft) => {
    const fix = adviceFor(last, `write it anew: npm run reviews -- answer ${draft.review.id}; if you took it out, all is well`);
    return { draft, warning: { kind: 'lost-answer', path: ['response'], message, fix } };
  });
}

function goesOff(last: LastReviews, what: string): string {
  return `is missing; ${shows(last)} ${what}, and the next build takes it off`;
}

function shows({ isOnline = false }: LastReviews): string {
  return isOnline ? 'the website shows' : 'the last build published';
}
