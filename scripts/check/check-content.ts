import { join } from 'node:path';
import { checkContentFolder } from '../../src/astro/content-folder.ts';
import type { RemovedReview } from '../../src/authoring/editorial/check-removed.ts';
import { createFindEntry } from '../../src/authoring/editorial/find-entry.ts';
import { isForgotten } from '../../src/authoring/editorial/forgotten-id.ts';
import type { FileTexts } from '../../src/authoring/files/file-texts.ts';
import type { Place } from '../../src/authoring/files/list-folder.ts';
import { shownPath } from '../../src/authoring/files/read-folder.ts';
import type { FileText } from '../../src/authoring/files/read-text-file.ts';
import { compareProblems } from '../../src/authoring/problems/problem.ts';
import { type ContentParts, readParts } from '../../src/authoring/read-content.ts';
import { type DraftReview, isPublished } from '../../src/authoring/reviews/check-review.ts';
import type { Draft } from '../../src/authoring/reviews/check-reviews.ts';
import { fieldName } from '../../src/authoring/source/field-name.ts';
import { named, type Path, valueAt } from '../../src/authoring/source/source.ts';
import { strongOf } from '../../src/editing/imports/known/identity.ts';
import { warnOfNameInAddress } from '../../src/editing/warnings/reviews/name-in-address.ts';
import { warnOfOldWaiting } from '../../src/editing/warnings/reviews/old-waiting.ts';
import { placeOfWords } from '../../src/editing/warnings/reviews/place-of-words.ts';
import { createReviewWarnings } from '../../src/editing/warnings/reviews/review-warnings.ts';
import { findSameTexts, fixOfCopy, warnOfSameText } from '../../src/editing/warnings/reviews/same-texts.ts';
import { warnOfLargePhotos } from '../../src/editing/warnings/site/large-photos.ts';
import { warnOfPublicFiles } from '../../src/editing/warnings/site/public-files.ts';
import { siteWarnings } from '../../src/editing/warnings/site/site-warnings.ts';
import type { Warning } from '../../src/editing/warnings/warning.ts';
import type { CalendarDate } from '../../src/reviews/schemas/calendar-date.ts';
import { dayIn } from '../../src/reviews/schemas/time-zone.ts';
import { compareText } from '../../src/reviews/text/comparing/compare-text.ts';
import type { Finding, Report } from './finding.ts';
import { type LastReviews, ofThisBusiness } from './last-reviews.ts';
import { contentSinceLast, sinceLast } from './since-last.ts';

interface Check {
  readonly contentDirectory: string;
  readonly now: Date;
  readonly last: LastReviews;
  readonly textOf: FileTexts;
}

/**
 * Reads the content, and returns its mistakes and whatever else looks odd. Throws a `SettingsError` if the folder is not there.
 */
export async function checkContent({ contentDirectory, now, last: asked, textOf }: Check): Promise<Report> {
  await checkContentFolder(contentDirectory);
  const parts = await readParts(contentDirectory);
  const { drafts, published } = parts.reviews;
  const reviews = drafts.map(({ review }) => review);
  const last = ofThisBusiness(asked, parts.business?.business.name, reviews);
  const ordered = originalsFirst(drafts, last);
  const ofSite = [
    ...(await warnOfPublicFiles(folderIn(contentDirectory, 'public'))),
    ...(await warnOfLargePhotos(folderIn(contentDirectory, 'photos'), reviews)),
    ...siteWarnings(parts, robotsOf(contentDirectory, textOf), now),
    ...contentSinceLast(parts, last, contentDirectory),
  ];
  const looks: readonly Look[] = [
    byItself(parts, now),
    removedAgain(parts.removed),
    sameSources(ordered),
    copies(ordered),
    sinceLast(last, now),
    ({ review }) => warnOfNameInAddress(review, last.reviews.get(review.id)?.author),
    oldWaiting(reviews, parts.policy.deadline_days, dayIn(parts.business?.business.time_zone)(now)),
  ];
  const warningsOf = (draft: Draft) => looks.flatMap((look) => look(draft)).map((warning) => placed(draft, warning, textOf));
  const warningsIn = (those: readonly Draft[]) => those.flatMap(warningsOf).sort(compareProblems);
  const isAdded = ({ review }: Draft) => isPublished(review) && !last.reviews.has(review.id);
  return {
    content: contentDirectory,
    published: published.length,
    waiting: drafts.length - published.length,
    ...(last.isOnline && last.problem === undefined && { compared: last.reviews.size }),
    findings: [
      ...parts.problems.map((problem) => ({ ...problem, severity: 'mistake' as const, kind: 'mistake' as const })),
      ...ofSite.map((warning) => ({ ...warning, severity: 'warning' as const })),
      // First those of what the next build adds: of many warnings only the first are shown, and the others may stand for years.
      ...warningsIn(drafts.filter(isAdded)),
      ...warningsIn(drafts.filter((draft) => !isAdded(draft))),
    ],
  };
}

function folderIn(contentDirectory: string, name: 'photos' | 'public'): Place {
  return { path: join(contentDirectory, name), file: join(shownPath(contentDirectory), name) };
}

/** The owner's own `robots.txt`, from the content or from the folder `public` beside it. */
function robotsOf(contentDirectory: string, textOf: FileTexts): FileText | undefined {
  const files = [join(folderIn(contentDirectory, 'public').file, 'robots.txt'), join('public', 'robots.txt')];
  return files.map((file) => ({ file, text: textOf(file) })).find(({ text }) => text !== '');
}

/** Says what is odd about a review. */
type Look = (draft: Draft) => readonly Warning[];

/** Looks at each review by itself. Without a readable business nobody knows which names are its own. */
function byItself({ business }: ContentParts, now: Date): Look {
  if (business === undefined) return () => [];
  const warn = createReviewWarnings(business, now);
  return ({ review }) => warn(review);
}

/** Reviews that were removed and are here: an older copy of the folder or another computer may have brought them back. */
function removedAgain(removed: readonly RemovedReview[]): Look {
  const find = createFindEntry(removed.filter((entry) => !isForgotten(entry)));
  return ({ source, review: { id } }) => {
    const found = find(source.value);
    if (found === undefined || isOfCopy(found.entry, id)) return [];
    const { entry, path } = found;
    const message = `is that of a review that was removed on ${entry.date}, with the reason ${JSON.stringify(entry.reason)}`;
    return [{ kind: 'removed', path, message, fix: path[0] === 'id' ? AGAIN : RENAMED }];
  };
}

/** Whether the entry is about a copy of this review, as its reason then says (`fixOfCopy`). */
function isOfCopy(entry: RemovedReview, id: string): boolean {
  return entry.id !== id && entry.reason.includes(id);
}

const AGAIN = 'if it is that review, delete it again; if it is to be here, delete the entry in removed.yaml';
const RENAMED =
  'if it is that review under another name, delete it again; if that was a copy of this one, or this one is to be here, delete the entry in removed.yaml';

/** Reviews that another site calls by one id: of two computers, each may have brought in or kept its own. */
function sameSources(drafts: readonly Draft[]): Look {
  const firsts = new Map(drafts.toReversed().map(({ source, review }) => [strongOf(source.value), review.id]));
  return ({ source, review: { id } }) => {
    const strong = strongOf(source.value);
    const first = firsts.get(strong);
    if (strong === undefined || first === undefined || first === id) return [];
    const message = `is also that of the review ${first}; another site gives each review an id of its own`;
    const fix = `${fixOfCopy(id, first)}; if not, mend the id under source`;
    return [{ kind: 'same-source', path: ['source', 'id'], message, fix }];
  };
}

function copies(drafts: readonly Draft[]): Look {
  const found = new Map(findSameTexts(drafts.map(({ review }) => review)).map((same) => [same.id, warnOfSameText(same)]));
  return ({ review }) => {
    const warning = found.get(review.id);
    return warning === undefined ? [] : [warning];
  };
}

/**
 * Of two equal reviews, the original is the one that readers already know; otherwise the earlier one; otherwise the one with the shorter
 * name, since copying a file adds words to its name.
 */
function originalsFirst(drafts: readonly Draft[], { reviews }: LastReviews): Draft[] {
  const isNew = ({ review }: Draft) => Number(!reviews.has(review.id));
  return drafts.toSorted(
    (a, b) => isNew(a) - isNew(b) || compareText(a.review.date, b.review.date) || a.review.id.length - b.review.id.length,
  );
}

function oldWaiting(reviews: readonly DraftReview[], promised: number | undefined, today: CalendarDate): Look {
  const { id, warning } = warnOfOldWaiting(reviews, promised, today) ?? {};
  return ({ review }) => (warning === undefined || review.id !== id ? [] : [warning]);
}

function placed({ source, review }: Draft, { kind, path, words, message, fix }: Warning, textOf: FileTexts): Finding {
  const { file } = source;
  const field = source.locator()(path);
  const length = lengthAt(review, path);
  const place = words === undefined ? field : placeOfWords(textOf(file), field, words, length);
  const marked = words !== undefined && place !== field && { length: words.length };
  const severity = kind === 'waiting' ? 'info' : 'warning';
  return { file, ...place, severity, kind, message: named(source.nameOf(path) || fieldName(path), message), fix, ...marked };
}

/** The length of the text at a path of the review. */
function lengthAt(review: unknown, path: Path): number {
  const value = valueAt(review, path);
  return typeof value === 'string' ? value.length : 0;
}
