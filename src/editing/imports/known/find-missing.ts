import { textAt } from '../../../authoring/source/source.ts';
import { type CalendarDate, dateNumber } from '../../../reviews/schemas/calendar-date.ts';
import type { ParsedEntry } from '../entries/parsed-entry.ts';
import { platformOf, strongOf } from './identity.ts';
import type { KnownReview, KnownReviews, Traits } from './known-reviews.ts';

/** Reviews that are here from a platform, and are not in its export although that has older and newer ones. */
export interface Missing {
  readonly source: string;
  /** The first and the last day in the export. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly ids: readonly string[];
}

/** What an export has of one platform. */
interface Span {
  readonly source: string;
  from: CalendarDate;
  to: CalendarDate;
  /** Whether the platform's ids are in it. */
  hasIds: boolean;
}

export interface MissingSearch {
  /** Takes note of an entry. One that is refused may be any review. */
  read(parsed: ParsedEntry, isRefused: boolean): void;
  /** Takes note of a review that an entry means, or may mean. */
  meet(review: KnownReview): void;
  /** Finds what is missing in all that was read. */
  find(): Missing[];
}

/**
 * Makes the search for reviews that are gone at their source. An export tells that only if it is of the same reviews as those here:
 * of the same days, and with most of them. Reviews that entries certainly mean (`claimed`) are met.
 */
export function searchMissing(known: KnownReviews, claimed: ReadonlySet<string>): MissingSearch {
  const spans = new Map<string, Span>();
  const met = new Set<string>();
  let unread = 0;
  const isMet = ({ id }: KnownReview) => claimed.has(id) || met.has(id);
  return {
    read: (parsed, isRefused) => {
      if (!isRefused) widen(spans, parsed);
      else if (!('isNone' in parsed)) unread += 1;
    },
    meet: (review) => {
      if (!isMet(review)) met.add(review.id);
    },
    find: () =>
      [...spans].flatMap(([platform, { hasIds, ...span }]) => {
        const [first, last] = [dateNumber(span.from), dateNumber(span.to)];
        const here = [...known.byId.values()].filter(
          ({ traits, day, strong }) =>
            traits.platform === platform && day > first && day < last && (strong !== undefined || !hasIds),
        );
        const { found = [], gone = [] } = Object.groupBy(here, (review) => (isMet(review) ? 'found' : 'gone'));
        const missing = withoutFiltered(found, gone);
        const isTold = missing.length > unread && found.length >= MOST * missing.length;
        return isTold ? [{ ...span, ids: missing.map(({ id }) => id) }] : [];
      }),
  };
}

/** If an export lacks more than one review in five, it is more likely of another location, or a part. */
const MOST = 4;

function widen(spans: Map<string, Span>, parsed: ParsedEntry): void {
  // Entries with our own ids are from here, and say nothing of a platform.
  if (parsed.kind !== 'review' || parsed.fields.id !== undefined) return;
  const { fields } = parsed;
  const [platform, date] = [platformOf(fields), String(fields.date)];
  if (platform === '') return;
  const span = spans.get(platform) ?? { source: textAt(fields.source, 'name') ?? '', from: date, to: date, hasIds: false };
  if (date < span.from) span.from = date;
  if (date > span.to) span.to = date;
  span.hasIds ||= strongOf(fields) !== undefined;
  spans.set(platform, span);
}

/** By these, exports are made for one location or filtered. */
const FILTERS = ['area', 'language', 'isAnswered', 'rating'] as const satisfies readonly (keyof Traits)[];

/** If so many missing reviews share what no review of the export has, that is no chance. */
const FILTERED = 3;

/** The missing reviews, without those that a filter kept out of the export: it has none of their area, language or rating. */
function withoutFiltered(found: readonly KnownReview[], missing: readonly KnownReview[]): readonly KnownReview[] {
  return FILTERS.reduce((left, key) => {
    const values = new Set(found.map(({ traits }) => traits[key]));
    const like = left.filter(({ traits }) => values.has(traits[key]));
    return left.length - like.length < FILTERED ? left : like;
  }, missing);
}
