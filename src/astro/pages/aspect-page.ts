import type { Sentiment } from '../../insights/aspects.ts';
import { isQuoted } from '../../insights/dataset/aspect-path.ts';
import type { AspectInsight } from '../../insights/dataset/schemas/insights-schema.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Quoted } from './list-page.ts';
import type { WholeSite } from './whole-site.ts';

/** What the page of an aspect shows: its counts, and the quotes behind them. `Astro.locals.aspectPage`. */
export interface AspectPage extends Pick<AspectInsight, 'id' | 'reviews' | 'positive_reviews' | 'negative_reviews'> {
  /** Praise first, then criticism, then neutral mentions; a verdict that nobody gives is left out. */
  readonly verdicts: readonly QuotedVerdict[];
}

interface QuotedVerdict {
  readonly sentiment: Sentiment;
  /** How many reviews give it, however often they do. */
  readonly reviews: number;
  /** The newest mentions that may be quoted, the newest first; `quotable` is how many there are. */
  readonly quotes: readonly QuotedReview[];
  readonly quotable: number;
  /** How many of the reviews have no mention that may be quoted; `unquotedIn` are the newest of them. */
  readonly unquoted: number;
  readonly unquotedIn: readonly Pick<Review, 'id' | 'author'>[];
}

interface QuotedReview extends Quoted {
  readonly review: Review;
}

/** The most quotes of a verdict on a page, and the most reviews that are named without a quote. */
const MOST = 100;

const ORDER: readonly Sentiment[] = ['positive', 'negative', 'neutral'];

/** The pages of all aspects that can be quoted, by id. */
export function aspectPages(whole: WholeSite): Map<string, AspectPage> {
  const { statements, unquoted } = mentionsOf(whole);
  const verdictsOf = (aspect: AspectInsight) =>
    ORDER.filter((sentiment) => aspect[sentiment] > 0).map((sentiment) => {
      const key = keyOf({ aspect: aspect.id, sentiment });
      const quoted = statements.get(key) ?? [];
      const quotedReviews = new Set(quoted.map(({ review }) => review));
      const others = new Set(unquoted.get(key)?.map(({ review }) => review)).difference(quotedReviews);
      return {
        sentiment,
        reviews: quotedReviews.size + others.size,
        quotes: quoted.slice(0, MOST).map(({ review, start, end }) => {
          const quote = review.text.slice(start, end);
          return { evidence: { review_id: review.id, quote, start, end, sentiment }, review };
        }),
        quotable: quoted.length,
        unquoted: others.size,
        unquotedIn: [...others].slice(0, MOST).map(({ id, author }) => ({ id, author })),
      };
    });
  return new Map(
    whole.site.insights.aspects.filter(isQuoted).map((aspect) => {
      const { id, reviews, positive_reviews, negative_reviews } = aspect;
      return [id, { id, reviews, positive_reviews, negative_reviews, verdicts: verdictsOf(aspect) }];
    }),
  );
}

/** The mentions by aspect and verdict (`keyOf`), those of the newest reviews first. */
function mentionsOf({ site: { catalog, readings } }: WholeSite) {
  const read = catalog.reviews.map((review) => ({ review, ...readings.get(review.id) }));
  const statements = read.flatMap(({ review, statements = [] }) => statements.map((statement) => ({ review, ...statement })));
  const unquoted = read.flatMap(({ review, unquoted = [] }) => unquoted.map((mention) => ({ review, ...mention })));
  return { statements: Map.groupBy(statements, keyOf), unquoted: Map.groupBy(unquoted, keyOf) };
}

function keyOf({ aspect, sentiment }: { readonly aspect: string; readonly sentiment: Sentiment }): string {
  return `${aspect} ${sentiment}`;
}
