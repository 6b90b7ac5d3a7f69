import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { once } from '../../../once.ts';
import type { CalendarDate } from '../../../reviews/schemas/calendar-date.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import { newId } from '../../changes/new-id.ts';
import type { NewReview } from '../../changes/new-review-file.ts';
import { turned, withShortName } from '../../changes/shortened-name.ts';
import { foreignLanguage } from '../../detected-language.ts';
import { toCome } from '../../to-come.ts';
import type { ImportedReview, ParsedEntry, Withdrawn } from '../entries/parsed-entry.ts';
import { alike, findElsewhere, findKnown, findSure } from '../known/find-known.ts';
import { createFindRemoved } from '../known/find-removed.ts';
import { type Fields, identityOf, keyOf } from '../known/identity.ts';
import type { KnownReview, KnownReviews } from '../known/known-reviews.ts';
import { createIsWhole } from '../known/short-here.ts';
import { lastChange, versionDay } from './changed-fields.ts';
import { type CompareParts, compare, isSame } from './compare.ts';
import { inWords, issuesOf } from './entry-issues.ts';
import type { ImportContent } from './import-content.ts';
import type { Survey } from './survey.ts';
import { withNote, withoutUnfitParts } from './unfit-parts.ts';
import type { Verdict } from './verdict.ts';

export interface JudgeParts extends CompareParts {
  readonly known: KnownReviews;
  readonly survey: Pick<Survey, 'claimed' | 'removed' | 'newest' | 'named'>;
  readonly about: Pick<CheckedBusiness, 'known' | 'language'>;
  /** The names of the photos that are here. */
  readonly photos: ImportContent['photos'];
  /** The id of the service area of new reviews that do not name theirs. */
  readonly area?: string | undefined;
  /**
   * Whether the authors get short names here; `undefined` if nobody has said, so that whole ones are noticed where short ones are usual.
   * What is here is recognised by either name, whatever this says.
   */
  readonly shortNames?: boolean | undefined;
  /** Is called with each review here that an entry means, or may mean. */
  onMet?: ((review: KnownReview) => void) | undefined;
}

const TURNED =
  'the last name was read before a comma, as in "Lee, Ann" ("Ann L."); if a place or a job stands behind that comma, take it out of the file first';

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
    const isTurned = parts.shortNames && turned(String(fields.author)) !== undefined;
    return settle(withContext(shown, parts.area), isTurned ? withNote(imported, TURNED) : note);
  }

  function settle(fields: Fields, note: string | undefined): Verdict {
    const id = typeof fields.id === 'string' ? fields.id : newId(String(fields.date), String(fields.author), ids);
    if (ids.has(id)) return { kind: 'refused', reason: `the id ${quote(id)} is already that of another review` };
    ids.add(id);
    const found = fields.language === undefined ? foreignLanguage(String(fields.text), about.language) : undefined;
    const review = { ...fields, id, ...(found !== undefined && { language: found }) } as NewReview;
    const elsewhere = fields.id === undefined ? findElsewhere(fields, known, sources()) : undefined;
    return { kind: 'new', review, note, found, elsewhere, isWhole: parts.shortNames === undefined && isWhole(fields) };
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

/** What is wrong with a review whose day is still to come everywhere. */
function lateDay(fields: Fields, today: CalendarDate): string | undefined {
  const date = textAt(fields, 'date');
  if (date === undefined || toCome(date, today) === undefined) return undefined;
  return `date: ${date} is in the future; check the year, and the order of day and month`;
}

function severalOf(reviews: readonly KnownReview[]): string {
  return `it may be any of ${reviews.map(({ id }) => id).join(', ')}, of the same author and day, with another text; change that one by hand`;
}
