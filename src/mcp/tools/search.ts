import { z } from 'zod';
import { type Review, THIRD_PARTY } from '../../reviews/review.ts';
import { reviewQuerySchema } from '../../reviews/review-query.ts';
import { findByWords } from '../find-by-words.ts';
import { jsonText } from '../json-text.ts';
import { titleOf } from '../review-title.ts';
import { defineTool } from '../tool.ts';

const MOST_RESULTS = 20;

export const search = defineTool({
  name: 'search',
  title: 'Search (for research assistants)',
  description:
    'Gives the ids, titles and addresses of up to 20 verified reviews for a question in plain words: those that hold it as it stands, newest first; else those that fit it best by its words, the technicians and services that it names, stars ("2 stars") and years. Not every result answers the question: read it with fetch. search_reviews has exact filters, and gives whole reviews at once. Example: {"query": "water heater"}.',
  input: z.object({ query: reviewQuerySchema.shape.query.unwrap().meta({ description: 'Words to look for in the reviews.' }) }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string().meta({ description: 'What fetch takes.' }),
        title: z.string().meta({ description: THIRD_PARTY }),
        url: z.string().meta({ description: "The review's page, to link to." }),
      }),
    ),
  }),
  answer({ query }, source) {
    const results = findByWords(query, source, MOST_RESULTS).map((row) => toResult(source.review(row)));
    return { json: [jsonText(JSON.stringify({ results }))] };
  },
});

function toResult(review: Review): { id: string; title: string; url: string } {
  return { id: review.id, title: titleOf(review), url: review.url };
}
