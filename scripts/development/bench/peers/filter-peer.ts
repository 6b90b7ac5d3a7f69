import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import { readReviews } from './reviews.ts';
import { firstOf, passes, servePeer } from './serve.ts';

/** The simplest server: a filter over all reviews, whose texts are folded when it starts. */
const reviews = readReviews(process.argv[2] ?? '');
const texts = new Map(reviews.map((review) => [review, foldText(review.text)]));

servePeer(
  (asked) => {
    const found = reviews.filter((review) => passes(review, asked) && texts.get(review)?.includes(asked.words));
    return firstOf(found, asked);
  },
  (date) => reviews.filter((review) => review.date >= date),
);
