import { z } from 'zod';
import { evidenceSchema } from './insights-schema.ts';

/** Where a review speaks of something. */
export const passageSchema = evidenceSchema
  .omit({ quote: true })
  // Many passages that are not quotable speak of something else or mean the contrary: nobody may quote them without reading them.
  .extend({ is_quotable: z.boolean() });

export type Passage = z.infer<typeof passageSchema>;
