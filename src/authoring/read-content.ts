import { join, relative, resolve, sep } from 'node:path';
import type { OwnAspect } from '../insights/own-aspect.ts';
import type { Aliases } from '../reviews/aliases.ts';
import type { Content } from '../reviews/catalog.ts';
import type { Editorial } from '../reviews/schemas/editorial.ts';
import { type BusinessRead, readBusiness } from './business/check-business.ts';
import { readAspects } from './editorial/check-aspects.ts';
import { readFaq, readSummary } from './editorial/check-editorial.ts';
import { type Entry, isContentFolder, isMisnamed, unreadEntries } from './files/content-names.ts';
import { listFolder } from './files/list-folder.ts';
import { listPhotos, type Photos } from './files/list-photos.ts';
import { compareProblems, type Problem, START } from './problems/problem.ts';
import { checkReviews, readDrafts } from './reviews/check-reviews.ts';
import type { Checked, Source } from './source/source.ts';

interface ContentRead {
  readonly content: Content;
  readonly aliases: Aliases;
  readonly editorial: Editorial;
  /** What the business adds to the aspects that are built in. */
  readonly aspects: readonly OwnAspect[];
  /** The reviews that are not published, as they lack a verification. */
  readonly waiting: readonly Source[];
}

type ReadResult = ({ ok: true } & ContentRead) | { ok: false; problems: Problem[] };

/** Reads and checks the content folder; its mistakes come all at once, sorted. */
export async function readContent(directory: string): Promise<ReadResult> {
  const shown = shownPath(directory);
  const listing = await listFolder(directory, shown);
  if (!listing.ok) return { ok: false, problems: [listing.problem] };
  const { entries } = listing;
  if (!isContentFolder(entries)) return { ok: false, problems: [businessIsMissing(shown)] };
  const names = new Set(entries.map(({ name }) => name));

  const business = names.has('business.yaml') ? await readBusiness(directory, shown) : withoutBusiness(entries, shown);
  const photos = names.has('photos')
    ? await listPhotos(join(directory, 'photos'), join(shown, 'photos'))
    : withoutPhotos(entries);
  const drafts = await readDrafts(directory, shown, names);
  const reviews = checkReviews(drafts.found, {
    known: business.ok ? business.known : undefined,
    photos: photos.names,
  });
  const unread = unreadEntries(entries, shown);
  const states = { stateOf: reviews.stateOf, complete: drafts.problems.length === 0 && unread.length === 0 };
  const faq = names.has('faq.yaml') ? await readFaq(directory, shown, states) : NO_FAQ;
  const summary = names.has('summary.md') ? await readSummary(directory, shown) : NO_SUMMARY;
  const aspects = names.has('aspects.yaml') ? await readAspects(directory, shown) : NO_ASPECTS;

  const problems = [
    ...unread,
    ...[drafts, reviews, photos].flatMap((read) => read.problems),
    ...[business, faq, summary, aspects].flatMap(problemsOf),
  ];
  if (problems.length > 0 || !business.ok || !faq.ok || !summary.ok || !aspects.ok)
    return { ok: false, problems: problems.sort(compareProblems) };
  const { published, waiting } = reviews;
  return {
    ok: true,
    content: { business: business.business, language: business.language, reviews: published, waiting: waiting.length },
    aliases: business.aliases,
    editorial: { faq: faq.value, ...(summary.value !== undefined && { summary: summary.value }) },
    aspects: aspects.value,
    waiting,
  };
}

const NO_FAQ: Awaited<ReturnType<typeof readFaq>> = { ok: true, value: [] };
const NO_SUMMARY: Checked<undefined> = { ok: true, value: undefined };
const NO_ASPECTS: Checked<OwnAspect[]> = { ok: true, value: [] };

function problemsOf(read: { ok: true } | { ok: false; problems: readonly Problem[] }): readonly Problem[] {
  return read.ok ? [] : read.problems;
}

/** A `business.yml` is told of as such. */
function withoutBusiness(entries: readonly Entry[], shown: string): BusinessRead {
  return { ok: false, problems: isMisnamed('business.yaml', entries) ? [] : [businessIsMissing(shown)] };
}

/** Of a folder `Photos` is told; what it holds is not known. */
function withoutPhotos(entries: readonly Entry[]): Photos {
  return { names: isMisnamed('photos', entries) ? undefined : new Set(), problems: [] };
}

function businessIsMissing(shown: string): Problem {
  const message = 'business.yaml is missing; every content folder needs one, with at least a name';
  return { file: join(shown, 'business.yaml'), ...START, message };
}

/** As the user would type it: from the working directory, or as it was given when it is not below that. */
export function shownPath(directory: string): string {
  const path = relative(process.cwd(), resolve(directory));
  return path === '..' || path.startsWith(`..${sep}`) ? directory : path || '.';
}
