import { extname } from 'node:path';
import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import type { KnownNames } from '../../../authoring/business/known-names.ts';
import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { checkReview } from '../../../authoring/reviews/check-review.ts';
import { fieldName } from '../../../authoring/source/field-name.ts';
import { isGroup, named, textAt } from '../../../authoring/source/source.ts';
import { once } from '../../../once.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { type Issue, quote } from '../../../reviews/schemas/issues.ts';
import { reviewFileSchema } from '../../../reviews/schemas/review.ts';
import { foldText } from '../../../reviews/text/comparing/text-match.ts';
import type { Changes } from '../../changes/change-group.ts';
import { newId } from '../../changes/new-id.ts';
import type { NewReview } from '../../changes/new-review-file.ts';
import { withShortName } from '../../changes/shortened-name.ts';
import { toCome } from '../../to-come.ts';
import type { ImportedReview, ParsedEntry, Withdrawn } from '../entries/parsed-entry.ts';
import { alike, findElsewhere, findKnown, findSure } from '../known/find-known.ts';
import { createFindRemoved } from '../known/find-removed.ts';
import { type Fields, identityOf, keyOf, platformOf } from '../known/identity.ts';
import { fileOf, type KnownReview, type KnownReviews, readKnownReview } from '../known/known-reviews.ts';
import { createIsWhole } from '../known/short-here.ts';
import { changedFields, lastChange, versionDay } from './changed-fields.ts';
import type { ImportContent } from './import-content.ts';
import type { Survey } from './survey.ts';
import { withoutUnfitParts } from './unfit-parts.ts';

/** What is to become of one entry of an export. */
export type Verdict =
  /**
   * `found` is the language that was found in its text and noted, `elsewhere` the review with the same author, day and words that
   * is here from another platform, or from none. `isWhole`: it has its author's whole name, unlike those here from its platform.
   */
  | {
      kind: 'new';
      review: NewReview;
      note?: string | undefined;
      found?: string | undefined;
      elsewhere?: KnownReview | undefined;
      isWhole?: boolean;
    }
  /** `kept`: the fields that say something else at the source, and stay as they were corrected here. */
  | { kind: 'changed'; known: KnownReview; changes: Changes; kept: readonly string[] }
  | { kind: 'kept'; known: KnownReview; kept: readonly string[] }
  | { kind: 'here' }
  /** It is in the export twice, and this is not the newest version of it, not that with the platform's id, or not the first. */
  | { kind: 'again' }
  | { kind: 'removed'; removed: RemovedReview }
  | { kind: 'wordless' }
  /** It has no words at its source any more, and is here with those that it had. */
  | { kind: 'emptied'; known: KnownReview }
  /** It is here, while its source withholds it now, or its author refuses to have it published. */
  | { kind: 'withdrawn'; known: KnownReview; reason: string }
  | Exclude<ParsedEntry, { kind: 'review' | 'wordless' }>;

export interface JudgeParts {
  readonly known: KnownReviews;
  readonly survey: Pick<Survey, 'claimed' | 'removed' | 'newest' | 'named'>;
  readonly about: Pick<CheckedBusiness, 'known' | 'language'>;
  /** The names of the photos that are here. */
  readonly photos: ImportContent['photos'];
  readonly today: CalendarDate;
  /** The id of the service area of new reviews that do not name theirs. */
  readonly area?: string | undefined;
  /** Whether the authors get short names here. What is here is recognised by either name, whatever this says. */
  readonly shortNames?: boolean | undefined;
  /** The ids of the reviews in the last build; asked for only if an entry differs from its review. */
  published(): Promise<ReadonlySet<string>>;
  /** Is called with each review here that an entry means, or may mean. */
  onMet?: ((review: KnownReview) => void) | undefined;
}

/** Makes the function that decides on entries one after the other; it remembers which it has seen. */
export function createJudge(parts: JudgeParts): (entry: ParsedEntry) => Promise<Verdict> {
  const { known, survey, about, photos, onMet = () => {} } = parts;
  const findRemoved = createFindRemoved(known.removed, survey.removed);
  const isWhole = createIsWhole(known);
  const sources = once(() => new Set([...known.byId.values()].map(({ traits }) => traits.source)));
  const seen = new Set<string>();
  const claimed = new Set(survey.claimed);
  // The id of a removed review is not given to another one, as its address may be known.
  const ids = new Set([...known.byId.keys(), ...known.removed.map(({ id }) => id)]);

  async function judge(taken: ImportedReview): Promise<Verdict> {
    const imported = withoutUnfitParts(taken, about.known, photos);
    const { fields, note } = imported;
    const identity = identityOf(fields);
    const key = keyOf(fields, identity);
    const isOlder = versionDay(taken) < (survey.newest.get(key) ?? '');
    // A copy in a table of one's own has no id of the platform.
    const isCopy = survey.named.has(key);
    if (isOlder || isCopy || seen.has(key)) return { kind: 'again' };
    const faults = inWords(issuesOf(fields, about.known));
    if (faults !== undefined) return { kind: 'refused', reason: faults };
    seen.add(key);
    const short = withShortName(fields);
    const shown = parts.shortNames ? { ...imported, fields: short } : imported;
    const meant = findKnown({ service_area: parts.area, ...fields }, identity, known, claimed);
    for (const review of meant) onMet(review);
    const [review, another] = meant;
    if (another !== undefined) return { kind: 'refused', reason: severalOf(meant) };
    if (review !== undefined) {
      // Another entry is another review: two changes would overwrite each other.
      claimed.add(review.id);
      return compare(review, shown, parts);
    }
    const removed = findRemoved(fields) ?? findRemoved(short);
    if (removed !== undefined) return { kind: 'removed', removed };
    const late = lateDay(fields, parts.today);
    if (late !== undefined) return { kind: 'refused', reason: late };
    return settle(withContext(shown, parts.area), note);
  }

  async function settle(fields: Fields, note: string | undefined): Promise<Verdict> {
    const id = typeof fields.id === 'string' ? fields.id : newId(String(fields.date), String(fields.author), ids);
    if (ids.has(id)) return { kind: 'refused', reason: `the id ${quote(id)} is already that of another review` };
    ids.add(id);
    const found = fields.language === undefined ? await languageOf(String(fields.text), about.language) : undefined;
    const review = { ...fields, id, ...(found !== undefined && { language: found }) } as NewReview;
    const elsewhere = fields.id === undefined ? findElsewhere(fields, known, sources()) : undefined;
    return { kind: 'new', review, note, found, elsewhere, isWhole: isWhole(fields) };
  }

  async function judgeWordless(fields: Fields): Promise<Verdict> {
    const identity = identityOf(fields);
    const found = findSure(fields, identity, known);
    for (const review of found === undefined ? alike(identity, known) : [found]) onMet(review);
    return found !== undefined && (await isSame(found, fields)) ? { kind: 'emptied', known: found } : { kind: 'wordless' };
  }

  async function judgeWithdrawn({ fields, reason }: Withdrawn): Promise<Verdict | undefined> {
    const found = findSure(fields, identityOf(fields), known);
    // Another entry of it that may be published is a later answer.
    if (found === undefined || claimed.has(found.id) || !(await isSame(found, fields))) return undefined;
    onMet(found);
    return { kind: 'withdrawn', known: found, reason };
  }

  return async (entry) => {
    if (entry.kind === 'review') return judge(entry);
    if (entry.kind === 'wordless') return judgeWordless(entry.fields);
    const { withdrawn } = entry.kind === 'refused' ? entry : {};
    return (withdrawn && (await judgeWithdrawn(withdrawn))) ?? entry;
  };
}

/** The fields of a new review with what else is known of it: the area of the import, and its last change at its source. */
function withContext({ fields, updated }: ImportedReview, area: string | undefined): Fields {
  const { source, service_area = area } = fields;
  return {
    ...fields,
    ...(service_area !== undefined && { service_area }),
    ...(isGroup(source) && { source: { ...source, ...lastChange(fields, updated) } }),
  };
}

/** The detector takes 100 MB, so it is loaded only for reviews that do not state their language. */
async function languageOf(text: string, ofBusiness: string): Promise<string | undefined> {
  return (await import('../../changes/foreign-language.ts')).foreignLanguage(text, ofBusiness);
}

/** What the check of a build would say of the review. */
function issuesOf(fields: Fields, known: KnownNames): readonly Issue[] {
  const checked = checkReview(reviewFileSchema, { ...fields, id: fields.id ?? 'new' }, { known, photos: undefined });
  return checked.ok ? [] : checked.issues;
}

/** Why a review of a day that nobody has reached cannot be. */
function lateDay(fields: Fields, today: CalendarDate): string | undefined {
  const date = textAt(fields, 'date');
  if (date === undefined || toCome(date, today) === undefined) return undefined;
  return `date: ${date} is in the future; check the year, and the order of day and month`;
}

/** The issues on one line, each with its field. */
function inWords(issues: readonly Issue[]): string | undefined {
  return issues.length === 0 ? undefined : issues.map(({ path, message }) => named(fieldName(path), message)).join('; ');
}

function severalOf(reviews: readonly KnownReview[]): string {
  return `it may be any of ${reviews.map(({ id }) => id).join(', ')}, of the same author and day, with another text; change that one by hand`;
}

async function compare(
  known: KnownReview,
  { fields, updated }: ImportedReview,
  { about, today, published }: JudgeParts,
): Promise<Verdict> {
  const identity = identityOf(fields);
  if (known.content === identity.content && known.strong === identity.strong) return { kind: 'here' };
  const value = (await readKnownReview(known))?.value;
  const other = otherIn(value, fields);
  if (other !== undefined) return { kind: 'refused', reason: anotherOf(known, fields, other) };
  const isRow = extname(fileOf(known)) === '.csv';
  const { changes, kept } = changedFields({ value, fields, updated, isRow, today, published: await published() });
  if (!isGroup(value) || Object.keys(changes).length === 0)
    return kept.length === 0 ? { kind: 'here' } : { kind: 'kept', known, kept };
  const changed = { ...value, ...changes };
  const issues = issuesOf(changed, about.known);
  const stale = staleWords(issues, value.redact);
  const faults = inWords('redact' in stale ? issuesOf({ ...changed, ...stale }, about.known) : issues);
  return faults === undefined
    ? { kind: 'changed', known, changes: { ...changes, ...stale }, kept }
    : { kind: 'refused', reason: `${CHANGED} ${fileOf(known)}: ${faults}` };
}

/** Whether a review that was found by its id is that of the entry. */
async function isSame(review: KnownReview, fields: Fields): Promise<boolean> {
  return otherIn((await readKnownReview(review))?.value, fields) === undefined;
}

/**
 * Why an entry with the id of a review is another review, if it is: of another platform, or with another author, day and text. Some
 * tables number their rows anew in each export.
 */
function otherIn(value: unknown, fields: Fields): string | undefined {
  const [here, there] = [platformOf(value), platformOf(fields)];
  if (here !== '' && there !== '' && here !== there) return 'is of another platform';
  const differs = (key: string) => foldText(textAt(value, key) ?? '') !== foldText(textAt(fields, key) ?? '');
  return ['author', 'date', 'text'].every(differs) ? 'has another author, day and text' : undefined;
}

function anotherOf(known: KnownReview, { id }: Fields, other: string): string {
  const field = typeof id === 'string' ? 'id' : 'source_id';
  return `its ${field} is that of ${fileOf(known)}, which ${other}; if the column only counts rows, say --map "${field}="`;
}

/** What is left of `redact` if the new text no longer holds all of its words. */
function staleWords(issues: readonly Issue[], redact: unknown): { redact?: readonly unknown[] | undefined } {
  const absent = issues.filter(({ path, code }) => path[0] === 'redact' && code === 'not_found').map(({ path }) => path[1]);
  if (absent.length === 0 || !Array.isArray(redact)) return {};
  const left = redact.filter((_, index) => !absent.includes(index));
  return { redact: left.length === 0 ? undefined : left };
}

const CHANGED = 'it was changed at its source, but cannot be changed in';
