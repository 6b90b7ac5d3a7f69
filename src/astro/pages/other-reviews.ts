import { aspectPath, quotedAspects } from '../../insights/dataset/aspect-path.ts';
import { onceFor } from '../../once.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { shortenLine } from '../../reviews/text/cutting/shorten.ts';
import type { WholeSite } from './whole-site.ts';

/** A few other reviews about one thing that a review is about, and where all of them are. `Astro.locals.otherReviews`. */
export interface OtherReviews {
  readonly kind: 'service' | 'technician' | 'aspect';
  /** The id of the service or aspect, or the technician's name. */
  readonly value: string;
  /** Below `{base_url}`. */
  readonly path: string;
  /** How many reviews are at `path`: exact below ten, otherwise rounded down to one digit and zeros. */
  readonly count: number;
  readonly reviews: readonly OtherReview[];
}

interface OtherReview extends Pick<Review, 'id' | 'author' | 'date' | 'rating' | 'title' | 'language' | 'disclosure'> {
  /** Its exact words about the aspect, or the beginning of its text if the list is not about an aspect. */
  readonly words: string;
}

/** The most reviews to show about each thing. */
const MOST = 3;

/** In UTF-16 code units. */
const LONGEST_BEGINNING = 140;

/** All reviews about one thing, the newest first. */
interface List extends Pick<OtherReviews, 'kind' | 'value' | 'path'> {
  readonly reviews: readonly Review[];
  readonly places: ReadonlyMap<Review, number>;
  readonly cardOf: (review: Review) => OtherReview;
}

/**
 * Gives other reviews about the same service, the same technician and the same aspect; none of them twice. They are next to the
 * review in the list, older ones first: if they were the newest of all, each new review would change every page.
 */
export function otherReviews(whole: WholeSite): (review: Review) => OtherReviews[] {
  const lists = listsOf(whole);
  return (review) => {
    const told = new Set([review]);
    const aboutOneOf = (names: readonly string[]): OtherReviews[] => {
      for (const name of names) {
        const list = lists.get(name);
        const found = list ? besides(review, list, told) : [];
        if (list === undefined || found.length === 0) continue;
        for (const other of found) told.add(other);
        const { kind, value, path, cardOf } = list;
        return [{ kind, value, path, count: atLeast(list.reviews.length), reviews: found.map(cardOf) }];
      }
      return [];
    };
    return [
      ...aboutOneOf(review.mentions.services.map((id) => nameOf('service', id))),
      ...aboutOneOf(review.mentions.technicians.map((name) => nameOf('technician', name))),
      ...aboutOneOf(aspectsOf(whole, review).map((id) => nameOf('aspect', id))),
    ];
  };
}

/** The reviews next to this one in a list, without those in `told`: the next older ones and, if these are too few, newer ones. */
function besides(review: Review, { reviews, places }: List, told: ReadonlySet<Review>): Review[] {
  const at = places.get(review) ?? 0;
  const untold = (from: number, step: 1 | -1, most: number): Review[] => {
    const found: Review[] = [];
    for (let next = from; found.length < most; next += step) {
      const other = reviews[next];
      if (other === undefined) break;
      if (!told.has(other)) found.push(other);
    }
    return found;
  };
  const older = untold(at + 1, 1, MOST);
  return [...untold(at - 1, -1, MOST - older.length).reverse(), ...older];
}

/** Rounds a count down to its first digit: an exact count would change every page of a list with each new review. */
function atLeast(count: number): number {
  const unit = 10 ** Math.floor(Math.log10(count));
  return unit * Math.floor(count / unit);
}

function listsOf(whole: WholeSite): Map<string, List> {
  const beginning = cards(({ text }) => shortenLine(text, LONGEST_BEGINNING));
  const ofFacets = whole.facets.flatMap(({ kind, value, path, reviews }) =>
    kind === 'service' || kind === 'technician' ? [{ kind, value, path, reviews, cardOf: beginning }] : [],
  );
  return new Map(
    [...ofFacets, ...aspectLists(whole)].map((list) => [
      nameOf(list.kind, list.value),
      { ...list, places: new Map(list.reviews.map((review, at) => [review, at])) },
    ]),
  );
}

/** For each aspect that has a page, the reviews whose words about it may be quoted. */
function aspectLists({ site: { catalog, readings, insights } }: WholeSite): Omit<List, 'places'>[] {
  const withPage = quotedAspects(insights);
  const quotes = new Map<string, Map<Review, string>>();
  for (const review of catalog.reviews) {
    for (const { aspect, start, end } of readings.get(review.id)?.statements ?? []) {
      if (!withPage.has(aspect)) continue;
      const ofAspect = quotes.get(aspect) ?? new Map<Review, string>();
      quotes.set(aspect, ofAspect);
      if (!ofAspect.has(review)) ofAspect.set(review, review.text.slice(start, end));
    }
  }
  return [...quotes].map(([value, ofAspect]) => ({
    kind: 'aspect',
    value,
    path: aspectPath(value),
    reviews: [...ofAspect.keys()],
    cardOf: cards((review) => ofAspect.get(review) ?? ''),
  }));
}

/** The aspects that a review speaks of, the one of which it says most first. */
function aspectsOf({ site }: WholeSite, { id }: Review): string[] {
  const statements = Map.groupBy(site.readings.get(id)?.statements ?? [], ({ aspect }) => aspect);
  return [...statements].toSorted(([, a], [, b]) => b.length - a.length).map(([aspect]) => aspect);
}

/** Makes the card of each review once: many pages show it. */
function cards(wordsOf: (review: Review) => string): List['cardOf'] {
  return onceFor((review) => {
    const { id, author, date, rating, title, language, disclosure } = review;
    return { id, author, date, rating, title, language, disclosure, words: wordsOf(review) };
  });
}

function nameOf(kind: OtherReviews['kind'], value: string): string {
  return `${kind} ${value}`;
}
