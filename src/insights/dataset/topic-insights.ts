import { meanRating } from '../../reviews/catalog.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Sentiment } from '../aspects.ts';
import type { Mention } from '../mention.ts';
import { overlap } from '../text/segments.ts';
import type { Topic, TopicPlace } from '../topics/topic.ts';
import { chooseEvidence, type Found, MOST_FOR_OTHERS, SURE_ENOUGH } from './evidence/evidence.ts';
import type { Insights } from './schemas/insights-schema.ts';
import { countOf, hundredths, type Judged, plainScore } from './score.ts';

/** A review in which topics were found, and what it mentions. */
interface Analysed {
  readonly review: Review;
  readonly mentions: readonly Mention[];
}

/**
 * The topics with their shares of the reviews, their verdicts and quotes, given the reviews in which they were found and what
 * these mention. Each review gives one verdict.
 */
export function topicInsights(topics: readonly Topic[], analysed: readonly Analysed[]): Insights['topics'] {
  return topics.map(({ id, label, terms, reviews, places }) => {
    const said = places.map((place) => ({ place, sentiment: saidAt(place, analysed[place.review]) }));
    const byReview = Map.groupBy(said, ({ place }) => place.review);
    const judged = reviews.flatMap((number): (Judged & Pick<Found, 'review'>)[] => {
      const { review, mentions } = analysed[number] ?? {};
      if (review === undefined) return [];
      const sentiments = (byReview.get(number) ?? []).flatMap(({ sentiment }) => sentiment ?? []);
      return [{ review, mention: { sentiment: together(sentiments) ?? otherwise(review, mentions) } }];
    });
    return {
      id,
      label,
      terms: [...terms],
      review_count: judged.length,
      share: hundredths(judged.length / analysed.length),
      average_rating: meanRating(judged.map(({ review }) => review)) ?? 0,
      positive: countOf(judged, 'positive'),
      neutral: countOf(judged, 'neutral'),
      negative: countOf(judged, 'negative'),
      score: hundredths(plainScore(judged) ?? 0),
      evidence: chooseEvidence(
        said.flatMap((each) => quoteAt(each, analysed)),
        MOST_FOR_OTHERS,
      ),
    };
  });
}

/** A place that shows a topic, and what it says of it, if anything. */
interface Said {
  readonly place: TopicPlace;
  readonly sentiment: Sentiment | undefined;
}

/**
 * What a place says of its topic: what the words beside the term say, or else what the sentence and the mentions in it say, if
 * they agree with each other and with the stars. "I had a problem with my furnace" is no criticism from a happy customer: one
 * that blames must have a mention that does.
 */
function saidAt(place: TopicPlace, within: Analysed | undefined): Sentiment | undefined {
  if (within === undefined) return place.beside;
  const verdicts = within.mentions.filter((mention) => overlap(mention, place));
  const isTrouble =
    place.beside === 'negative' &&
    starsOf(within.review) === 'positive' &&
    verdicts.every(({ sentiment }) => sentiment !== 'negative');
  if (place.beside !== undefined) return isTrouble ? undefined : place.beside;
  const said = together([...(place.around ? [place.around] : []), ...verdicts.map(({ sentiment }) => sentiment)]);
  return said === starsOf(within.review) ? said : undefined;
}

/**
 * A place as a quote; the plainer its words, the surer it is. It counts as neutral unless its words show its verdict, that is,
 * unless it contains a quotable mention with that verdict and none with the opposite one.
 */
function quoteAt(
  { place: { review: number, start, end, beside, around }, sentiment }: Said,
  analysed: readonly Analysed[],
): Found[] {
  const { review, mentions = [] } = analysed[number] ?? {};
  const within = mentions.filter((mention) => overlap(mention, { start, end }));
  const isShown =
    sentiment === (beside ?? around) &&
    within.some((mention) => isPlain(mention) && mention.sentiment === sentiment) &&
    within.every((mention) => mention.sentiment === 'neutral' || mention.sentiment === sentiment);
  const shown = isShown && sentiment ? sentiment : 'neutral';
  const confidence = beside !== undefined ? 1 : shown === 'neutral' ? SURE_ENOUGH : 0.9;
  const quote = { start, end, confidence, showsVerdict: true };
  return review ? [{ review, mention: { aspect: '', sentiment: shown, start, end, cued: false, confidence, quote } }] : [];
}

/** Whether a mention shows its verdict and is sure. How sure its own quote is does not matter, as the topic's is another one. */
function isPlain({ quote, confidence }: Mention): boolean {
  return quote.showsVerdict && confidence >= SURE_ENOUGH;
}

/** The verdict of several together: neutral if some praise and others blame, and `undefined` without any. */
function together(sentiments: readonly Sentiment[]): Sentiment | undefined {
  const sides = [...new Set(sentiments)].filter((sentiment) => sentiment !== 'neutral');
  if (sentiments.length === 0) return undefined;
  return sides.length === 1 ? sides[0] : 'neutral';
}

/** The verdict of a review that says nothing of a topic. The stars count only if it says nothing of any aspect either. */
function otherwise(review: Review, mentions: readonly Mention[] = []): Sentiment {
  return mentions.length === 0 ? starsOf(review) : 'neutral';
}

function starsOf({ rating }: Review): Sentiment {
  if (rating === 3) return 'neutral';
  return rating > 3 ? 'positive' : 'negative';
}
