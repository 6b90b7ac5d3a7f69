import { z } from 'zod';
import { headSchema } from '../review-source.ts';
import { defineTool } from '../tool.ts';

export const getBusiness = defineTool({
  name: 'get_business',
  title: 'The business and its rating',
  description:
    'Gives the business (name, contact, opening hours, technicians, services, service areas) and the rating over all its verified reviews, with how many gave 1 to 5 stars. Call it first: the technician names and service ids in it are what search_reviews filters by. Example: {}.',
  input: z.object({}),
  output: headSchema,
  answer: (_, { head }) => ({ json: [head] }),
});
