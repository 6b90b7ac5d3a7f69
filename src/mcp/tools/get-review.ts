import { z } from 'zod';
import { reviewSchema } from '../../reviews/schemas/review.ts';
import { idSchema, reviewById } from '../answers/review-by-id.ts';
import { defineTool } from './tool.ts';

export const getReview = defineTool({
  name: 'get_review',
  title: 'One review',
  description:
    'Gives one verified review in full: rating, text, who and what it mentions, how it was verified, the business\'s answer. Use it to read or check a review that you know the id of; search_reviews and get_reviews_since give ids. Example: {"id": "2026-03-14-maria-g"}.',
  input: z.object({ id: idSchema.meta({ description: 'The id of the review, as the other tools give it.' }) }),
  output: reviewSchema,
  answer: ({ id }, source) => reviewById(id, source, source.text),
});
