import { z } from 'zod';
import { localeOf } from '../../locales/locale.ts';
import { countSchema } from '../../reviews/schemas/count.ts';
import { policySchema } from '../../reviews/schemas/policy.ts';
import { VERIFICATION_METHODS } from '../../reviews/schemas/review.ts';
import { POLICY_PATH } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { disclosureCounts, POLICY_SUBJECTS, policySections } from './policy-sections.ts';
import { verificationCounts } from './verification-counts.ts';

export const policyDocumentSchema = z
  .object({
    version: z.literal('1.0.0').meta({ description: 'Version of the interface.' }),
    url: z.url().meta({ description: 'The same as a page.', examples: ['https://example.com/policy'] }),
    business: z.string().meta({ description: 'Its name.', examples: ['Alder Creek Plumbing'] }),
    policy: policySchema,
    statements: z
      .array(
        z.object({
          about: z.enum(POLICY_SUBJECTS),
          text: z.string().meta({ examples: ['Lists show the newest reviews first, whatever their stars.'] }),
        }),
      )
      .meta({ description: 'What the software that publishes the reviews does, and what it has counted.' }),
    verification: z
      .object({
        published: countSchema.meta({ examples: [260] }),
        waiting: countSchema.meta({
          description: 'Reviews without a verification: neither published nor counted.',
          examples: [6],
        }),
        methods: z
          .array(
            z.object({
              method: z.enum(VERIFICATION_METHODS),
              meaning: z.string().meta({ description: 'What it shows.' }),
              reviews: countSchema.meta({ description: 'Published reviews that were verified so.', examples: [180] }),
              share: z
                .number()
                .min(0)
                .max(1)
                .meta({ description: 'Of the published reviews.', examples: [0.692] }),
            }),
          )
          .meta({ description: 'Those that were used, the most used first.' }),
      })
      .meta({ id: 'VerificationCounts' }),
    disclosures: z
      .object({ incentive: countSchema, relation: countSchema })
      .meta({ description: 'How many published reviews disclose what their author got, or who they are to the business.' }),
  })
  .meta({ id: 'PolicyDocument', description: 'How reviews are handled: what the business says, and what the software knows.' });

type PolicyDocument = z.infer<typeof policyDocumentSchema>;

/** `/policy.json`: what `/policy` says, for programs. */
export function renderPolicy(site: Site): string {
  const { baseUrl, catalog, policy } = site;
  const locale = localeOf(catalog.language, catalog.words);
  const document: PolicyDocument = {
    version: '1.0.0',
    url: baseUrl + POLICY_PATH,
    business: catalog.business.name,
    policy,
    statements: policySections(site, locale).flatMap(({ subject, statements }) =>
      statements.map((text) => ({ about: subject, text })),
    ),
    verification: {
      published: catalog.reviews.length,
      waiting: catalog.waiting,
      methods: verificationCounts(catalog).map(({ method, count, share }) => ({
        method,
        meaning: locale.messages.proofs[method],
        reviews: count,
        share,
      })),
    },
    disclosures: disclosureCounts(site),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
