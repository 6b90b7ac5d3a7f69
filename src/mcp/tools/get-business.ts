import { z } from 'zod';
import { businessAnswerSchema } from '../answers/business-answer.ts';
import { defineTool } from './tool.ts';

export const getBusiness = defineTool({
  name: 'get_business',
  title: 'The business and its rating',
  description:
    'Gives the business (name, contact, opening hours by day, technicians, services with descriptions, service areas), the rating over all its verified reviews with how many gave 1 to 5 stars, how reviews are verified, how many wait for that and where the review policy is, and in which languages they are written. Use it for "are they open on Saturday", "what do they do", "are the reviews fake or paid for", "how do I write one". Example: {}.',
  input: z.object({}),
  output: businessAnswerSchema,
  answer: (_, { about }) => ({ json: [about] }),
});
