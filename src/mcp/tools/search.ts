import { z } from 'zod';
import { reviewQuerySchema } from '../../reviews/query/review-query.ts';
import { countSchema } from '../../reviews/schemas/count.ts';
import { type Review, reviewSchema, THIRD_PARTY } from '../../reviews/schemas/review.ts';
import { NOTHING_PUBLISHED } from '../answers/explain-nothing.ts';
import type { ReviewSource } from '../answers/review-source.ts';
import { titleOf } from '../answers/review-title.ts';
import { jsonText } from '../messages/json-text.ts';
import { answerIn } from '../word-search/excerpt.ts';
import { defineTool } from './tool.ts';

const MOST_RESULTS = 20;

/** The greatest length of the business's answer, in UTF-16 code units. */
const LONGEST_RESPONSE = 400;

const { technicians, services } = reviewSchema.shape.mentions.shape;

const resultSchema = z.object({
  id: z.string().meta({ description: 'What fetch takes.' }),
  title: z.string().meta({ description: THIRD_PARTY }),
  url: z.string().meta({ description: "The review's page, to link to." }),
  text: z.string().meta({ description: `The review, or of a long one the part that fits best. ${THIRD_PARTY}` }),
  has: z.array(z.string()).meta({ description: 'What it has of what was asked, in its text or record.' }),
  technicians,
  services,
  service_area: reviewSchema.shape.service_area,
  disclosure: reviewSchema.shape.disclosure,
  response: z.string().optional().meta({ description: "The business's answer; of a long one the beginning." }),
});

type Result = z.infer<typeof resultSchema>;

export const search = defineTool({
  name: 'search',
  title: 'Search by words',
  description:
    'Gives up to 20 verified reviews that have words of a question, the best first: each with its address, the part of its text that fits, who did what where, and what the business answered. Looks (in the newest 10,000 reviews) in texts, titles, authors, answers of the business, and in what the job was: technicians (first names and nicknames will do), services, areas; stars ("2 stars", "under 3 stars"), years, languages ("Spanish") and sites that reviews come from ("Google") count, too. It goes by words, not by meaning: give a few telling ones that customers would write ("landlord tenant rental", not "do they work for people who rent"). A review need not have all: has tells what each has, asked how many reviews have each, with_all how many have all. Use it for any subject: "no heat at night", "price of a new water heater", "heat pumps in Lakeview"; for "are they on time" get_insights is better. fetch gives a whole review; search_reviews has exact filters. Example: {"query": "warranty trouble"}.',
  input: z.object({ query: reviewQuerySchema.shape.query.unwrap().meta({ description: 'What to look for, in plain words.' }) }),
  output: z.object({
    total: countSchema.meta({ description: 'Reviews that have anything of what was asked.' }),
    with_all: countSchema.meta({
      description: 'Those that have all of it: each word, or what a name stands for in the record. They come first.',
    }),
    asked: z.array(z.object({ what: z.string(), reviews: countSchema })).meta({
      description:
        'The words that were looked for, and what the question names, such as `technician=Dana Whitfield`, each with how many reviews have it.',
    }),
    results: z.array(resultSchema),
  }),
  async answer({ query }, source) {
    const { reviews, total, withAll, asked } = await source.words.find(query, MOST_RESULTS);
    const results = reviews.map(({ review, excerpt, has }) => toResult(review, excerpt, has));
    const json = [jsonText(JSON.stringify({ total, with_all: withAll, asked, results }))];
    return { json, notes: total === 0 ? [whyNothing(asked.length > 0, source)] : moreNote(withAll) };
  },
});

/** Says how to reach the rest where more reviews than are given have all of what was asked, and so fit alike. */
function moreNote(withAll: number): string[] {
  if (withAll <= MOST_RESULTS) return [];
  return [
    `These are ${MOST_RESULTS} of the ${withAll} that have all of it; a year or stars beside the words ("2025", "1 star") lead to others.`,
  ];
}

function whyNothing(isLookedFor: boolean, { index }: ReviewSource): string {
  if (index.size === 0) return NOTHING_PUBLISHED;
  if (isLookedFor)
    return 'No review has anything of what was asked; try other words that customers would write, in their language, or search_reviews by stars and dates.';
  return 'The question has no word to look for: words like "how", "the" or "review" are in every text, and signs are no words. Name a subject, or give the exact text to search_reviews as query.';
}

function toResult(review: Review, text: string, has: readonly string[]): Result {
  const { id, url, mentions, service_area, disclosure } = review;
  return {
    id,
    title: titleOf(review),
    url,
    text,
    has: [...has],
    technicians: mentions.technicians,
    services: mentions.services,
    ...(service_area !== undefined && { service_area }),
    ...(disclosure && { disclosure }),
    ...answerIn(review, LONGEST_RESPONSE),
  };
}
