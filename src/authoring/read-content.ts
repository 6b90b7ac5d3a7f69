import { join, parse } from 'node:path';
import type { GivenBrand } from '../brand/given-brand.ts';
import type { OwnAspect } from '../insights/own-aspect.ts';
import type { Aliases } from '../reviews/aliases.ts';
import type { Content } from '../reviews/catalog.ts';
import type { OwnWords } from '../reviews/own-words.ts';
import type { Editorial } from '../reviews/schemas/editorial.ts';
import type { Parsed } from '../reviews/schemas/issues.ts';
import type { OwnPage } from '../reviews/schemas/own-page.ts';
import type { Policy } from '../reviews/schemas/policy.ts';
import { readBrand } from './brand/read-brand.ts';
import { type CheckedBusiness, checkBusiness } from './business/check-business.ts';
import { checkFormat } from './business/check-format.ts';
import { checkAspects } from './editorial/check-aspects.ts';
import { checkFaq } from './editorial/check-faq.ts';
import { checkImports } from './editorial/check-imports.ts';
import { checkPolicy } from './editorial/check-policy.ts';
import { checkRemoved, type RemovedReview } from './editorial/check-removed.ts';
import { checkSummary } from './editorial/check-summary.ts';
import { isRemoved } from './editorial/forgotten-id.ts';
import type { Place } from './files/list-folder.ts';
import type { FileName } from './files/names/content-names.ts';
import { type ContentFolder, EMPTY_FOLDER, readFolder, shownPath } from './files/read-folder.ts';
import { type CheckedNotice, checkNotice } from './own/check-notice.ts';
import { checkPage } from './own/check-page.ts';
import { checkWords } from './own/check-words.ts';
import { pictureFaultOf, withPictures } from './own/picture-sizes.ts';
import { linkFaultOf } from './own/site-paths.ts';
import { compareProblems, type Problem } from './problems/problem.ts';
import { foundOne, joinReads, NOTHING, onlyOne, type Read, readOn } from './problems/read.ts';
import { checkForgotten } from './reviews/check-forgotten.ts';
import { type CheckedReviews, checkReviews } from './reviews/check-reviews.ts';
import { readReviews } from './reviews/read-reviews.ts';
import { checkSources, type Source } from './source/source.ts';
import { checkYamlFile } from './yaml/check-yaml.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** What a content folder holds beside the business and its reviews. */
interface OtherContent {
  readonly editorial: Editorial;
  /** What the business adds to the aspects that are built in. */
  readonly aspects: readonly OwnAspect[];
  /** What the business says of its reviews; empty where it says nothing. */
  readonly policy: Policy;
  /** How the business looks. */
  readonly brand: GivenBrand;
  /** The names of all files in `photos/`. */
  readonly photoNames: ReadonlySet<string>;
  readonly ownPages: readonly OwnPage[];
  readonly notice: CheckedNotice | undefined;
  /** The business's own words, in place of those of the interface. */
  readonly words: OwnWords;
  readonly removed: readonly RemovedReview[];
}

interface ContentRead extends OtherContent {
  readonly content: Content;
  readonly aliases: Aliases;
}

type ReadResult = ({ ok: true } & ContentRead) | { ok: false; problems: readonly Problem[] };

/** Reads and checks the content folder, for a caller that needs all of it without mistakes. */
export async function readContent(directory: string): Promise<ReadResult> {
  const { business: about, businessSource, reviews, problems, ...rest } = await readParts(directory);
  if (problems.length > 0 || about === undefined) return { ok: false, problems };
  const { drafts, published } = reviews;
  const { business, language } = about;
  const waiting = drafts.length - published.length;
  return {
    ok: true,
    ...rest,
    content: { business, language, words: rest.words, reviews: published, waiting },
    aliases: about.aliases,
  };
}

/** The parts of a content folder that have no mistakes, and the mistakes of the rest, sorted. */
export interface ContentParts extends OtherContent {
  readonly business: CheckedBusiness | undefined;
  /** Gives the positions of its values. */
  readonly businessSource: Source | undefined;
  readonly reviews: Pick<CheckedReviews, 'drafts' | 'published'>;
  readonly problems: readonly Problem[];
}

type HasProblems = Pick<Read<unknown>, 'problems'>;

/** Texts that are not saved yet, by the names of their files. */
type Unsaved = Readonly<Partial<Record<FileName, string>> & Record<`pages/${string}`, string>>;

/**
 * Reads and checks the content folder in three steps: its files become texts, the texts become values with positions, and the
 * values become checked records. The mistakes of all three steps come at once. Unsaved texts are checked in place of the files.
 */
export async function readParts(directory: string, unsaved: Unsaved = {}): Promise<ContentParts> {
  const place = { path: directory, file: shownPath(directory) };
  const read = await readFolder(directory);
  const saved = onlyOne(read);
  if (saved === undefined) return checkFolder(EMPTY_FOLDER, place, read);
  const folder = withTexts(saved, place, unsaved);
  const source = readOn(folder.textOf('business.yaml'), readYaml);
  // In an unknown format no other problem would be reliable.
  const format = checkSources(source, checkFormat);
  const isUnknown = source.problems.length === 0 && format.problems.length > 0;
  return isUnknown ? checkFolder(EMPTY_FOLDER, place, format) : checkFolder(folder, place);
}

/** The folder with these texts in the place of its own. */
function withTexts(folder: ContentFolder, { file: shown }: Place, unsaved: Unsaved): ContentFolder {
  const texts = new Map(Object.entries(unsaved).map(([name, text]) => [name, { file: join(shown, name), text }]));
  const pages = [...texts].filter(([name]) => name.startsWith('pages/')).map(([, page]) => page);
  const others = folder.pages.found.filter(({ file }) => pages.every((page) => page.file !== file));
  return {
    ...folder,
    textOf(name) {
      const text = texts.get(name);
      return text === undefined ? folder.textOf(name) : foundOne(text);
    },
    pages: { ...folder.pages, found: [...others, ...pages] },
  };
}

/** Checks the texts of a folder. `before`: what was wrong with the folder itself. */
async function checkFolder(folder: ContentFolder, place: Place, before: HasProblems = NOTHING): Promise<ContentParts> {
  const steps: HasProblems[] = [before, { problems: folder.unread }, folder.photos, folder.brand, folder.publicFiles];
  /** Keeps the problems of a step of reading. */
  const kept = <T extends HasProblems>(step: T): T => {
    steps.push(step);
    return step;
  };
  const checked = <T>(name: FileName, check: (value: unknown) => Parsed<T>): Read<T> =>
    kept(readOn(folder.textOf(name), (file) => checkYamlFile(file, check)));

  const business = checked('business.yaml', checkBusiness);
  const about = onlyOne(business);
  const reviewSources = kept(readOn(folder.reviews, readReviews));
  const against = { language: about?.language, known: about?.known, photos: folder.photos.digests };
  const reviews = kept(checkReviews(reviewSources.found, against));
  const complete = reviewSources.problems.length === 0 && folder.unread.length === 0;
  const states = { stateOf: reviews.stateOf, complete };
  const faq = checked('faq.yaml', (value) => checkFaq(value, states));
  const summary = kept(readOn(folder.textOf('summary.md'), checkSummary));
  const summaryText = onlyOne(summary);
  const aspects = checked('aspects.yaml', checkAspects);
  const policy = checked('policy.yaml', checkPolicy);
  const removed = checked('removed.yaml', checkRemoved);
  kept(checkForgotten(reviews.drafts, removed.found.flat()));
  checked('imports.yaml', checkImports);
  const words = checked('words.yaml', checkWords);
  const photoNames = folder.photos.digests && new Set(folder.photos.digests.keys());
  const ofLink = linkFaultOf({
    photos: photoNames,
    publicFiles: [...folder.publicFiles.found, ...folder.filesBeside],
    pages: folder.pages.found.map(({ file }) => `/${parse(file).name}`),
    business: about?.business,
    reviews: complete && reviews.problems.length === 0 ? reviews.published : undefined,
    whyAbsent: (id) => {
      if (reviews.stateOf.get(id) === 'waiting') return 'waits for its verification';
      const entry = removed.found.flat().find((each) => isRemoved(each, id));
      return entry && `was removed on ${entry.date}`;
    },
    aspects: aspects.problems.length === 0 ? aspects.found.flat().map(({ id }) => id) : undefined,
  });
  const pathFaults = { ofPicture: pictureFaultOf({ photos: photoNames, publicFiles: folder.publicFiles.found }), ofLink };
  const notice = kept(readOn(folder.textOf('notice.md'), (file) => checkNotice(file, ofLink)));
  const pages = kept(readOn(folder.pages, (file) => checkPage(file, pathFaults)));
  const illustrated = kept(joinReads(await Promise.all(pages.found.map((page) => withPictures(page, place)))));
  const { brand } = kept(await readBrand(folder.brand.found));
  return {
    business: about,
    businessSource: onlyOne(readOn(folder.textOf('business.yaml'), readYaml)),
    reviews,
    editorial: { faq: faq.found.flat(), ...(summaryText !== undefined && { summary: summaryText }) },
    aspects: aspects.found.flat(),
    policy: onlyOne(policy) ?? {},
    brand,
    ownPages: illustrated.found,
    notice: onlyOne(notice),
    words: onlyOne(words) ?? {},
    removed: removed.found.flat(),
    photoNames: new Set(photoNames),
    problems: steps.flatMap(({ problems }) => problems).sort(compareProblems),
  };
}
