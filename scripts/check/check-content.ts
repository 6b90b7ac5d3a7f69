import { join } from 'node:path';
import { checkContentFolder } from '../../src/astro/content-folder.ts';
import type { FileTexts } from '../../src/authoring/files/file-texts.ts';
import type { Place } from '../../src/authoring/files/list-folder.ts';
import { shownPath } from '../../src/authoring/files/read-folder.ts';
import type { FileText } from '../../src/authoring/files/read-text-file.ts';
import { compareProblems } from '../../src/authoring/problems/problem.ts';
import { type ContentParts, readParts } from '../../src/authoring/read-content.ts';
import type { Draft } from '../../src/authoring/reviews/check-reviews.ts';
import { fieldName } from '../../src/authoring/source/field-name.ts';
import { named, type Path, valueAt } from '../../src/authoring/source/source.ts';
import { warnOfOldWaiting } from '../../src/editing/warnings/old-waiting.ts';
import { placeOfWords } from '../../src/editing/warnings/place-of-words.ts';
import { warnOfPublicFiles } from '../../src/editing/warnings/public-files.ts';
import { createReviewWarnings } from '../../src/editing/warnings/review-warnings.ts';
import { findSameTexts } from '../../src/editing/warnings/same-texts.ts';
import { siteWarnings } from '../../src/editing/warnings/site-warnings.ts';
import type { Warning } from '../../src/editing/warnings/warning.ts';
import type { BuildSettings } from '../../src/settings.ts';
import type { Finding, Report } from './finding.ts';
import type { LastReview } from './last-reviews.ts';
import { type SilentCorrection, silentCorrections } from './silent-corrections.ts';

interface Check {
  readonly settings: Pick<BuildSettings, 'contentDirectory'>;
  readonly now: Date;
  /** The reviews of the last build. */
  readonly last: readonly LastReview[];
  readonly textOf: FileTexts;
}

/**
 * Reads the content, and returns its mistakes and whatever else looks odd. Throws a `SettingsError` if the folder is not there.
 */
export async function checkContent({ settings, now, last, textOf }: Check): Promise<Report> {
  await checkContentFolder(settings.contentDirectory);
  const parts = await readParts(settings.contentDirectory);
  const { drafts, published, waiting } = parts.reviews;
  const ofSite = [
    ...(await warnOfPublicFiles(publicFolder(settings.contentDirectory))),
    ...siteWarnings(parts, robotsOf(settings.contentDirectory, textOf), now),
  ];
  const warnings = [
    ...warningsOf(parts, now),
    ...copies(drafts, last),
    ...corrections(drafts, last, now),
    ...oldWaiting(drafts, now),
  ];
  return {
    content: settings.contentDirectory,
    published: published.length,
    waiting: waiting.length,
    findings: [
      ...parts.problems.map((problem) => ({ ...problem, severity: 'mistake' as const, kind: 'mistake' as const })),
      ...ofSite.map((warning) => ({ ...warning, severity: 'warning' as const })),
      ...warnings.map(({ draft, warning }) => placed(draft, warning, textOf)).sort(compareProblems),
    ],
  };
}

function publicFolder(contentDirectory: string): Place {
  return { path: join(contentDirectory, 'public'), file: join(shownPath(contentDirectory), 'public') };
}

/** The owner's own `robots.txt`, from the content or from the folder `public` beside it. */
function robotsOf(contentDirectory: string, textOf: FileTexts): FileText | undefined {
  const files = [join(publicFolder(contentDirectory).file, 'robots.txt'), join('public', 'robots.txt')];
  return files.map((file) => ({ file, text: textOf(file) })).find(({ text }) => text !== '');
}

interface Warned {
  readonly draft: Draft;
  readonly warning: Warning;
}

/** The warnings. Without a readable business there are none, because nobody knows which names are its own. */
function warningsOf({ business, reviews }: ContentParts, now: Date): Warned[] {
  if (business === undefined) return [];
  const warn = createReviewWarnings(business, now);
  return reviews.drafts.flatMap((draft) => warn(draft.review, draft.source.file).map((warning) => ({ draft, warning })));
}

function copies(drafts: readonly Draft[], last: readonly LastReview[]): Warned[] {
  const byId = new Map(drafts.map((draft) => [draft.review.id, draft]));
  const published = new Set(last.map(({ id }) => id));
  // Of two equal reviews, the original is the one that readers already know; otherwise the one with the shorter name, since
  // copying a file adds words to its name.
  const originals = drafts
    .map(({ review }) => review)
    .sort((a, b) => Number(published.has(b.id)) - Number(published.has(a.id)) || a.id.length - b.id.length);
  return findSameTexts(originals).flatMap(({ id, first, exact }) => {
    const draft = byId.get(id);
    if (draft === undefined) return [];
    const message = `is ${exact ? 'the same' : 'nearly the same'} as that of the review ${first}`;
    const fix = `if it is a copy: npm run reviews -- remove ${id} --reason "the same as ${first}"`;
    return [{ draft, warning: { kind: 'same-text' as const, path: ['text'], message, fix } }];
  });
}

function corrections(drafts: readonly Draft[], last: readonly LastReview[], now: Date): Warned[] {
  const byId = new Map(drafts.map((draft) => [draft.review.id, draft]));
  const published = drafts.map(({ review }) => review).filter(({ verification }) => verification !== undefined);
  return silentCorrections(published, last, now).flatMap((correction) => {
    const draft = byId.get(correction.id);
    return draft === undefined ? [] : [{ draft, warning: correctionWarning(correction) }];
  });
}

function correctionWarning({ fields, known }: SilentCorrection): Warning {
  const date = known === undefined ? 'the date of the correction' : `the date of the correction, later than ${known},`;
  return {
    kind: 'silent-correction',
    path: [fields[0]],
    message: `changed since the last build${fields.length > 1 ? `, like ${fields.slice(1).join(', ')}` : ''}, and nothing says so`,
    fix: `write ${date} under edited, for those who go by dates`,
  };
}

function oldWaiting(drafts: readonly Draft[], now: Date): Warned[] {
  const reviews = drafts.map(({ review }) => review);
  const { id, warning } = warnOfOldWaiting(reviews, now) ?? {};
  const draft = drafts.find(({ review }) => review.id === id);
  return draft === undefined || warning === undefined ? [] : [{ draft, warning }];
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
