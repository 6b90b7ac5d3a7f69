import { checkReviews } from '../../../src/authoring/reviews/check-reviews.ts';
import type { Source } from '../../../src/authoring/source/source.ts';
import type { VerificationReport } from '../../../src/editing/verification/report.ts';
import type { Waiting } from '../../../src/editing/verification/waiting.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';
import { paintFor } from '../../support/terminal/paint.ts';
import { visible } from '../../support/terminal/visible.ts';
import { warningLines } from '../../support/warning-lines.ts';

/** Lines that show a review to a person who has to decide on it. */
export function reviewLines({ source, review, rating, platform, doubt, undone }: Waiting): string[] {
  const paint = paintFor(process.stdout);
  const stars = '★'.repeat(rating).padEnd(5, '☆');
  return [
    '',
    `${paint('bold', visible(review.author))}  ${stars}  ${review.date}${platform === undefined ? '' : `, on ${visible(platform)}`}`,
    ...review.text.split('\n').map((line) => `  ${visible(line)}`),
    ...[doubt, undone].flatMap((each) => (each === undefined ? [] : [paint('yellow', `  ! It ${visible(each)}.`)])),
    paint('dim', `  ${visible(source.file)}`),
  ];
}

/** Lines that say what is odd about reviews that were verified, since the next build publishes them. */
export function verifiedLines({ about, photos }: Workspace, sources: readonly Source[]): string[] {
  const { drafts } = checkReviews(sources, { known: about.known, photos, language: about.language });
  return warningLines(
    drafts.map(({ review }) => review),
    about.business,
    new Date(),
  );
}

/** The report as lines of text. */
export function reportLines({ waiting, doubtful, faulty, unreadable, verified }: VerificationReport): string[] {
  return [
    waitingLine(waiting),
    ...(doubtful > 0
      ? [`  ${doubtful.toLocaleString('en')} may not be a customer's, or may be here twice; verify --list shows why.`]
      : []),
    ...faultyLines(faulty),
    ...(unreadable > 0
      ? [`${count(unreadable, 'file')} cannot be read; npm run check names ${unreadable === 1 ? 'it' : 'them'}.`]
      : []),
    `${count(verified, 'review')} published.`,
  ];
}

function faultyLines(faulty: number): string[] {
  if (faulty === 0) return [];
  const [wait, their] = faulty === 1 ? ['waits', 'its file'] : ['wait', 'their files'];
  return [`${count(faulty, 'review')} ${wait} until the mistakes in ${their} are mended; npm run check names these.`];
}

function waitingLine(waiting: number): string {
  if (waiting === 0) return 'No review waits for a verification.';
  return `${count(waiting, 'review')} ${waiting === 1 ? 'waits' : 'wait'} for a verification and ${waiting === 1 ? 'is' : 'are'} not published.`;
}
