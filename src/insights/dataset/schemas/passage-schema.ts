import { z } from 'zod';
import { evidenceSchema } from './insights-schema.ts';

/** A place where a review speaks of something. The review itself says the rest. */
export const passageSchema = evidenceSchema
  .omit({ quote: true, disclosure: true })
  // Many passages that are not quotable mean something else or the contrary, so they must be read before anybody quotes them.
  .extend({ is_quotable: z.boolean() });

export type Passage = z.infer<typeof passageSchema>;
