import { z } from 'zod';
import { proseSchema, reviewIdSchema } from './review.ts';

/** A question that customers ask, as it is published with its answer. */
export const faqEntrySchema = z
  .object({
    question: z.string().meta({ examples: ['Do you come out on weekends?'] }),
    answer: z.string().meta({ examples: ['On Saturdays until one; in winter at any hour when the heat is out.'] }),
    review_ids: z
      .array(reviewIdSchema)
      .meta({ description: 'Reviews that bear the answer out.', examples: [['2026-03-14-maria-g']] }),
  })
  .meta({ id: 'FaqEntry' });

export type FaqEntry = z.infer<typeof faqEntrySchema>;

/** What editors write beside the reviews. */
export interface Editorial {
  readonly faq: readonly FaqEntry[];
  /** Plain text; without one a summary is made from the reviews. */
  readonly summary?: string;
}

/** `faq.yaml` as an editor writes it. */
export const faqFileSchema = z.array(
  z.strictObject({ question: proseSchema, answer: proseSchema, review_ids: z.array(reviewIdSchema).default([]) }),
);
