import { z } from 'zod';
import { type Review, THIRD_PARTY } from '../../reviews/review.ts';
import { reviewQuerySchema } from '../../reviews/review-query.ts';
import { jsonText } from '../json-text.ts';
import { titleOf } from '../review-title.ts';
import { defineTool } from '../tool.ts';

const MOST_RESULTS = 20;

const resultSchema = z.object({
  id: z.string().meta({ description: 'What fetch takes.' }),
  title: z.string().meta({ description: THIRD_PARTY }),
  url: z.string().meta({ description: "The review's page, to link to." }),
  text: z.string().meta({ description: `The review, or of a long one the part that fits best. ${THIRD_PARTY}` }),
});

export const search = defineTool({
  name: 'search',
  title: 'Search by words',
  description:
    'Gives up to 20 verified reviews that fit a question in plain words, the best first, each with its address and the part of its text that fits. Looks (in the newest 10,000 reviews) in texts, titles, answers of the business, and in what the job was: technicians (first names and nicknames will do), services, areas; stars ("2 stars"), years and languages ("Spanish") count, too, and slips in spelling are forgiven. Use it for any subject: "no heat at night", "price of a new water heater", "heat pumps in Lakeview", "reviews in Spanish". Not every result answers the question. fetch gives a whole review; search_reviews has exact filters. Example: {"query": "warranty trouble"}.',
  input: z.object({ query: reviewQuerySchema.shape.query.unwrap().meta({ description: 'What to look for, in plain words.' }) }),
  output: z.object({
    results: z.array(resultSchema),
    understood: z.array(z.string()).optional().meta({
      description: 'What the question was found to name, such as `technician=Dana Whitfield`; those reviews come first.',
    }),
  }),
  async answer({ query }, { words }) {
    const { reviews, facts } = await words.find(query, MOST_RESULTS);
    const results = reviews.map(({ review, excerpt }) => toResult(review, excerpt));
    return { json: [jsonText(JSON.stringify({ results, ...(facts.length > 0 && { understood: facts }) }))] };
  },
});

function toResult(review: Review, text: string): z.infer<typeof resultSchema> {
  return { id: review.id, title: titleOf(review), url: review.url, text };
}
