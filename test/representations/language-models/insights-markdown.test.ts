import { describe, expect, it } from 'vitest';
import type { Insights } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import { renderInsightsMarkdown } from '../../../src/representations/language-models/insights-markdown.ts';
import { accuracyWords } from '../../../src/representations/text/accuracy-words.ts';
import { aspectOf, technicianOf } from '../../support/charts/drawings.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { shownMarkdown } from '../../support/judges/markdown.ts';

const quote = (text: string, sentiment: 'positive' | 'negative', review_id = 'r1') => ({
  review_id,
  quote: text,
  start: 0,
  end: text.length,
  sentiment,
});

const site = sampleSite({ reviews: [authoredReview({ id: 'r1' }), authoredReview({ id: 'r2', rating: 2 })] });
const insights: Insights = {
  ...site.insights,
  coverage: 0.4,
  editorial_summary: 'Two reviews.\n# Not a heading',
  aspects: [
    aspectOf([3, 1, 1], {
      id: 'punctuality',
      name: 'Punctuality',
      reviews: 2,
      positive_reviews: 2,
      negative_reviews: 1,
      evidence: [
        quote('on time', 'positive'),
        quote('early', 'positive'),
        { ...quote('late <b>', 'negative', 'r2'), disclosure: { relation: { kind: 'friend' } } },
        quote('never', 'negative'),
      ],
    }),
  ],
  entities: {
    technicians: [technicianOf('Dana *W*', 9, 5), technicianOf('Jo', 10, 4.8)],
    services: [{ id: 's', name: 'Drains', mentions: 0, average_rating: null, score: null, aspects: [], evidence: [] }],
    service_areas: [{ id: 'a', name: 'Riverside', mentions: 2, average_rating: 3.5, score: null, aspects: [], evidence: [] }],
  },
  topics: [
    {
      id: 'heater',
      label: 'Heater',
      terms: ['heater'],
      review_count: 2,
      share: 0.5,
      average_rating: 4,
      positive: 12,
      neutral: 0,
      negative: 2,
      score: 0.71,
      evidence: [quote('hot *at last*', 'positive')],
    },
  ],
  faq: [{ question: 'On weekends?', answer: 'On Saturdays.', review_ids: [] }],
};

function render(changes: Partial<Insights> = {}, language = 'en'): string {
  return renderInsightsMarkdown({ ...site, insights: { ...insights, ...changes } }, localeOf(language));
}

/** The texts of the elements that a selector finds in what readers see. */
function shown(selector: string, changes: Partial<Insights>): string[] {
  return [...shownMarkdown(render(changes)).querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
}

describe('the insights in words', () => {
  it('give the summary, the figures, the aspects, the topics and the questions', () => {
    expect(render()).toBe(`## What the reviews say

Stated by the business:

> Two reviews.
> \\# Not a heading

## Ratings

- 5 stars: 1
- 4 stars: 0
- 3 stars: 0
- 2 stars: 1
- 1 star: 0
- Person Dana \\*W\\*: 9 reviews
- Person Jo: 10 reviews, 4.8 of 5 stars
- Service Drains: 0 reviews
- Area Riverside: 2 reviews, 3.5 of 5 stars

## By aspect

### Punctuality

In 2 reviews: 2 praise · 1 criticism <https://reviews.example.com/insights/punctuality>

> on time

<https://reviews.example.com/reviews/r1>

> late &lt;b>

Please note: The author is a friend of somebody at the business.

<https://reviews.example.com/reviews/r2>

## What reviews talk about

- Heater: 2 reviews (50%), 12 praise · 0 neutral · 2 criticism

  > hot \\*at last\\*

  <https://reviews.example.com/reviews/r1>

## Frequent questions

### On weekends?

Stated by the business:

> On Saturdays.

## How this is made

${accuracyWords(site.insights.method.accuracy, localeOf('en'))} These aspects fit this business badly: they cover only 40% of what the reviews say about it.`);
  });

  it('give two quotes of one side where there is no other', () => {
    const evidence = [quote('a', 'positive'), quote('b', 'positive')];
    expect(shown('blockquote', { aspects: [aspectOf([2, 0, 0], { evidence })] })).toEqual(expect.arrayContaining(['a', 'b']));
  });

  it('leave out what there is nothing to tell of', () => {
    const nothing = { editorial_summary: '', aspects: [], topics: [], faq: [] };
    expect(shown('h2', nothing)).toEqual(['Ratings', 'How this is made']);
  });

  it('say nothing of an aspect that cannot be quoted', () => {
    expect(render({ aspects: [aspectOf([3, 0, 0], { evidence: [] })] })).not.toContain('Price');
  });

  it('say how many reviews were not analysed', () => {
    expect(render({ not_analysed: 2 })).toContain('2 reviews are in languages that the program behind this does not read');
  });

  it('say so without reviews', () => {
    expect(renderInsightsMarkdown(sampleSite({ reviews: [] }), localeOf('en'))).toBe('No reviews yet.');
  });

  it('speak the language of the business', () => {
    expect(render({}, 'es')).toContain('### Puntualidad');
  });
});
