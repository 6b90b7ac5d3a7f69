import { z } from 'zod';

/** What an author may have got for a review. */
export const INCENTIVE_KINDS = ['discount', 'gift', 'contest', 'payment', 'other'] as const;

/** Who an author may be to the business, besides a customer. */
export const RELATION_KINDS = ['family', 'friend', 'owner', 'employee', 'former-employee', 'supplier', 'other'] as const;

const incentiveSchema = z
  .object({
    kind: z
      .enum(INCENTIVE_KINDS)
      .meta({ description: 'What the author got for the review, or could win by it.', examples: ['discount'] }),
    text: z
      .string()
      .optional()
      .meta({ description: 'What it was, in words.', examples: ['10 % off the next service'] }),
  })
  .meta({ id: 'Incentive', description: 'What the author got for the review.' });

const relationSchema = z
  .object({
    kind: z
      .enum(RELATION_KINDS)
      .meta({ description: 'Who the author is to the business, besides a customer.', examples: ['former-employee'] }),
    text: z
      .string()
      .optional()
      .meta({ description: 'The same in words.', examples: ['worked here until 2023'] }),
  })
  .meta({ id: 'Relation', description: 'Who the author is to the business.' });

/** What readers have to know of an author before they believe a review. */
export const disclosureSchema = z
  .object({ incentive: incentiveSchema.optional(), relation: relationSchema.optional() })
  .meta({ id: 'Disclosure', description: 'What a reader should know of the author: show it wherever the review is shown.' });

export type Disclosure = z.infer<typeof disclosureSchema>;
