import { meanRating } from '../../reviews/catalog.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Mention } from '../mention.ts';
import type { Topic } from '../topics/topic.ts';
import { chooseEvidence, type Found, MOST_FOR_OTHERS, SURE_ENOUGH } from './evidence.ts';
import type { Insights } from './insights-schema.ts';
import { hundredths } from './score.ts';

/**
 * The topics with their shares of the reviews and their quotes, given the reviews in which they were found and what these mention.
 * A quote is neutral unless the engine's verdicts on it agree.
 */
export function topicInsights(
  topics: readonly Topic[],
  analysed: readonly { readonly review: Review; readonly mentions: readonly Mention[] }[],
): Insights['topics'] {
  return topics.map(({ id, label, terms, reviews, places }) => {
    const about = reviews.flatMap((number) => analysed[number]?.review ?? []);
    const found = places.flatMap(({ review: number, start, end }): Found[] => {
      const { review, mentions } = analysed[number] ?? {};
      return review === undefined ? [] : [{ review, mention: mentionAt(start, end, mentions) }];
    });
    return {
      id,
      label,
      terms: [...terms],
      review_count: about.length,
      share: hundredths(about.length / analysed.length),
      average_rating: meanRating(about) ?? 0,
      evidence: chooseEvidence(found, MOST_FOR_OTHERS),
    };
  });
}

function mentionAt(start: number, end: number, mentions: readonly Mention[] = []): Mention {
  const inside = mentions.filter((mention) => mention.start < end && start < mention.end);
  const [first] = inside;
  const agree = first !== undefined && inside.every(({ sentiment }) => sentiment === first.sentiment);
  return {
    aspect: '',
    sentiment: agree ? first.sentiment : 'neutral',
    start,
    end,
    cued: false,
    confidence: first ? 1 : SURE_ENOUGH,
  };
}
