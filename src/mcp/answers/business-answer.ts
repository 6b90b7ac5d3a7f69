import { z } from 'zod';
import { en } from '../../locales/en.ts';
import type { SideData } from '../../publication/pack/side-data.ts';
import { POLICY_PATH } from '../../representations/resource-paths.ts';
import { aggregateRatingSchema } from '../../reviews/catalog.ts';
import { businessSchema } from '../../reviews/schemas/business.ts';
import { countSchema } from '../../reviews/schemas/count.ts';
import { VERIFICATION_METHODS } from '../../reviews/schemas/review.ts';
import { languageName } from '../../reviews/text/language-name.ts';

/** The fields that stand before the reviews in `/reviews.json`, except those about versions. */
export const headSchema = z.object({ business: businessSchema, aggregate_rating: aggregateRatingSchema });

type Head = z.infer<typeof headSchema>;

/** What `get_business` gives. */
export const businessAnswerSchema = headSchema.extend({
  verification: z.object({
    rule: z.string(),
    methods: z
      .array(
        z.object({
          method: z.enum(VERIFICATION_METHODS),
          meaning: z.string().meta({ description: 'What it takes to be verified so.' }),
          reviews: countSchema.meta({ description: 'Published reviews that were verified so.' }),
        }),
      )
      .meta({ description: 'Those that were used, the most used first.' }),
    waiting: countSchema.meta({
      description: 'Reviews that wait for a verification: neither published nor counted until then.',
    }),
  }),
  languages: z
    .array(z.object({ language: z.string().meta({ description: 'A BCP 47 tag.' }), name: z.string(), reviews: countSchema }))
    .meta({ description: 'In which languages the reviews are written, the most first; search finds those of one by its name.' }),
});

const RULE =
  'A review is published and counted only once the business has stated one of these methods and a date. What each method shows is its meaning; not all show the same.';

/** People ask whether reviews are left out or paid for, and how to write one; only the page of the policy says it. */
function policyAt(baseUrl: string): string {
  return `What is refused, taken out or rewarded, who may write and where, as far as the business says: ${baseUrl}${POLICY_PATH}`;
}

const MEANINGS: Readonly<Record<string, string>> = en.proofs satisfies Record<(typeof VERIFICATION_METHODS)[number], string>;

export function businessAnswer(head: Head, { verified, languages, waiting }: SideData, baseUrl: string): object {
  return {
    ...head,
    verification: {
      rule: `${RULE} ${policyAt(baseUrl)}`,
      methods: verified.map(([method, reviews]) => ({ method, meaning: MEANINGS[method], reviews })),
      waiting,
    },
    languages: languages.map(([language, reviews]) => ({ language, name: languageName(language), reviews })),
  };
}
