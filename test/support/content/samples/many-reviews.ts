import { createDraw } from '../../../../scripts/development/random.ts';
import type { Site } from '../../../../src/representations/site.ts';
import { authoredReview, sampleSite } from '../sample-site.ts';

const WORDS = 'the heater came back on time and was fixed quickly a fair price for clean work but the drain is slow again'.split(
  ' ',
);

/** A site of `count` reviews, three a day, whose texts do not compress to nothing. It is the same each time. */
export function siteOfMany(count: number): Site {
  const draw = createDraw(1);
  const reviews = Array.from({ length: count }, (_, index) =>
    authoredReview({
      id: `review-${index}`,
      date: new Date(Date.UTC(1990, 0, 1 + index / 3)).toISOString().slice(0, 10),
      rating: 1 + draw(5),
      author: `Author ${draw(9999)}`,
      text: Array.from({ length: 40 }, () => WORDS[draw(WORDS.length)]).join(' '),
    }),
  );
  // Analysing the reviews would take minutes.
  return sampleSite({ reviews, insights: sampleSite().insights });
}
