import { z } from 'zod';
import { licenceSchema, tradeSchema } from '../../../reviews/schemas/business.ts';
import { calendarDateSchema } from '../../../reviews/schemas/calendar-date.ts';
import { countSchema } from '../../../reviews/schemas/count.ts';
import { disclosureSchema } from '../../../reviews/schemas/disclosure.ts';
import { faqEntrySchema } from '../../../reviews/schemas/editorial.ts';
import { idSchema, reviewIdSchema, THIRD_PARTY } from '../../../reviews/schemas/review.ts';
import { SENTIMENTS } from '../../aspects.ts';

const scoreSchema = z.number().min(-1).max(1);

export const evidenceSchema = z
  .object({
    review_id: reviewIdSchema,
    quote: z.string().meta({
      description: `The passage of the review's text, letter for letter. ${THIRD_PARTY}`,
      examples: ['in and out in half an hour'],
    }),
    start: countSchema.meta({
      description: 'Where the quote begins in the text, in UTF-16 code units: text.slice(start, end) is the quote.',
    }),
    end: countSchema,
    sentiment: z.enum(SENTIMENTS),
    disclosure: disclosureSchema.optional(),
  })
  .meta({ id: 'Evidence' });

export type Evidence = z.infer<typeof evidenceSchema>;

const evidenceListSchema = z.array(evidenceSchema).meta({
  description:
    'The best quotes, differing from each other, newest first; at most 6 for an aspect, 4 for anything else. Those with a disclosure are the last, and only there where others are too few.',
});

const scoresShape = {
  score: scoreSchema
    .nullable()
    .meta({ description: '(positive − negative) / mentions; null without mentions.', examples: [0.71] }),
  low: scoreSchema.nullable().meta({ description: 'Lower bound of the 95 % interval of the score.', examples: [0.58] }),
  high: scoreSchema.nullable().meta({ description: 'Upper bound of the 95 % interval of the score.', examples: [0.8] }),
};

const periodSchema = z
  .object({
    period: z
      .string()
      .regex(/^\d{4}-Q[1-4]$/)
      .meta({
        description: "A calendar quarter of the reviews' dates; those without a mention are left out.",
        examples: ['2026-Q1'],
      }),
    mentions: countSchema,
    ...scoresShape,
  })
  .meta({ id: 'Period' });

export const aspectInsightSchema = z
  .object({
    id: idSchema.meta({ examples: ['punctuality'] }),
    name: z.string().meta({ examples: ['Punctuality'] }),
    mentions: countSchema.meta({ description: 'Passages that speak of the aspect: positive + neutral + negative.' }),
    reviews: countSchema.meta({ description: 'Reviews in which they stand.' }),
    positive: countSchema,
    neutral: countSchema,
    negative: countSchema,
    positive_reviews: countSchema.meta({
      description: 'Reviews that praise it, each counted once however often it does. One that also criticises it counts in both.',
    }),
    negative_reviews: countSchema.meta({ description: 'Reviews that criticise it, counted in the same way.' }),
    ...scoresShape,
    trend: z.array(periodSchema),
    evidence: evidenceListSchema,
  })
  .meta({ id: 'AspectInsight', description: 'What the reviews say about one aspect.' });

export type AspectInsight = z.infer<typeof aspectInsightSchema>;

const entityShape = {
  name: z.string(),
  mentions: countSchema.meta({ description: 'Published reviews whose record names it.' }),
  average_rating: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .meta({ description: 'Mean rating of these reviews; null without any.', examples: [4.83] }),
  score: scoreSchema.nullable().meta({ description: '(positive − negative) / passages that speak of it; null without any.' }),
  aspects: z.array(
    z
      .object({
        id: idSchema,
        mentions: countSchema.meta({ description: 'Passages that speak of this aspect of it.' }),
        reviews: countSchema.meta({ description: 'Reviews in which they stand.' }),
        score: scoreSchema,
      })
      .meta({ id: 'EntityAspect' }),
  ),
  evidence: evidenceListSchema,
};

export const technicianInsightSchema = z.object(entityShape).meta({ id: 'TechnicianInsight' });
export const serviceInsightSchema = z.object({ id: idSchema, ...entityShape }).meta({ id: 'ServiceInsight' });
export const serviceAreaInsightSchema = z.object({ id: idSchema, ...entityShape }).meta({ id: 'ServiceAreaInsight' });

export type EntityInsight = Omit<z.infer<typeof serviceInsightSchema>, 'id'>;

export const topicInsightSchema = z
  .object({
    id: idSchema.meta({ examples: ['water-heater'] }),
    label: z.string().meta({ examples: ['Water heater'] }),
    terms: z
      .array(z.string())
      .meta({ description: 'The expressions that were joined to the topic; singular and plural count alike.' }),
    review_count: countSchema,
    share: z
      .number()
      .min(0)
      .max(1)
      .meta({
        description: 'Part of the analysed reviews in the language of most of them, in which alone topics are sought.',
        examples: [0.12],
      }),
    average_rating: z.number().min(1).max(5),
    positive: countSchema.meta({ description: 'Reviews that praise it, by the words beside it.' }),
    neutral: countSchema.meta({ description: 'Those that do neither or both.' }),
    negative: countSchema.meta({ description: 'Those that blame it.' }),
    score: scoreSchema.meta({ description: '(positive − negative) / review_count.', examples: [0.71] }),
    evidence: evidenceListSchema,
  })
  .meta({ id: 'TopicInsight', description: 'A thing that many reviews talk about.' });

const partSchema = z.number().min(0).max(1);

const figuresShape = {
  aspect_f1: partSchema.meta({ description: 'How well the aspects of a review are found: F1 over (review, aspect).' }),
  aspect_precision: partSchema.meta({ description: 'Which part of the aspects that are found is there.' }),
  aspect_recall: partSchema.meta({ description: 'Which part of the aspects that are there is found.' }),
  pair_f1: partSchema.meta({ description: 'The same with the right sentiment: F1 over (review, aspect, sentiment).' }),
  pair_precision: partSchema,
  polarity_accuracy: partSchema.meta({ description: 'How often the sentiment is right where the aspect was found.' }),
  polarity_macro_f1: partSchema,
};

const figuresSchema = z
  .object({
    ...figuresShape,
    pair_f1_low: partSchema.meta({ description: 'Lower bound of the 95 % interval of pair_f1 (bootstrap over reviews).' }),
    pair_f1_high: partSchema,
  })
  .meta({ id: 'AccuracyFigures', description: 'Each from 0 to 1.' });

const labelledSchema = countSchema.meta({
  description: 'Labelled reviews on which it was measured, none of which it was trained on.',
});

const accuracySchema = z
  .object({
    language: z.enum(['en', 'es']).meta({
      description: 'The language of the labelled reviews: that of most reviews that were analysed.',
    }),
    trade: tradeSchema.meta({ description: 'The trade of the labelled reviews; `other` stands for all trades together.' }),
    reviews: labelledSchema,
    words: countSchema.meta({ description: 'How many words they have on average.' }),
    with_stars: figuresSchema,
    without_stars: figuresSchema,
    by_stars: z
      .array(
        z
          .object({ stars: z.string().meta({ examples: ['1-2'] }), reviews: labelledSchema, ...figuresShape })
          .meta({ id: 'AccuracyByStars' }),
      )
      .meta({ description: 'With the stars known, by their number.' }),
    by_length: z
      .array(
        z
          .object({ words: z.string().meta({ examples: ['1-50'] }), reviews: labelledSchema, ...figuresShape })
          .meta({ id: 'AccuracyByLength' }),
      )
      .meta({ description: 'With the stars known, by the length of the review in words.' }),
    contrary: z
      .object({
        verdicts: countSchema,
        found: partSchema.meta({ description: 'Which part of them is found with the right sentiment.' }),
        turned: partSchema.meta({ description: 'Which part of them is found with the opposite sentiment alone.' }),
      })
      .meta({
        id: 'AccuracyAgainstStars',
        description: 'Verdicts against the stars: praise with 1 or 2 stars, blame with 4 or 5.',
      }),
  })
  .meta({ id: 'Accuracy' });

const aspectNamesSchema = z.array(z.object({ id: z.string(), name: z.string() }).meta({ id: 'AspectName' }));

const ownChangesSchema = z
  .object({ hidden: aspectNamesSchema, own_words: aspectNamesSchema })
  .meta({ description: 'Aspects that the business left out, and to which it added words.' });

export type OwnChanges = z.infer<typeof ownChangesSchema>;

const methodSchema = z
  .object({ name: z.string(), version: z.string(), accuracy: accuracySchema, by_business: ownChangesSchema.optional() })
  .meta({ id: 'Method', description: 'How the insights were made, and how far they can be believed.' });

/** `/insights.json`. */
export const insightsSchema = z
  .object({
    version: z.literal('1.0.0').meta({ description: 'Version of the interface.' }),
    updated: calendarDateSchema
      .nullable()
      .meta({ description: 'Newest date in the content; null without reviews.', examples: ['2026-03-16'] }),
    licence: licenceSchema.optional(),
    review_count: countSchema.meta({ description: 'Published reviews.' }),
    not_analysed: countSchema.meta({ description: 'Those of them in a language that is not analysed.' }),
    trade: tradeSchema.meta({
      description: "Whose aspects the reviews are read for: the business's trade, or else what their words tell of it.",
    }),
    coverage: partSchema.nullable().meta({
      description:
        'Part of what the reviews say of the business that speaks of one of the aspects; below a half, these fit it badly. Null where they say nothing.',
      examples: [0.87],
    }),
    aspects: z.array(aspectInsightSchema).meta({
      description: 'Most mentioned first. One whose mentions are not borne out by expressions known to speak of it is left out.',
    }),
    entities: z
      .object({
        technicians: z.array(technicianInsightSchema),
        services: z.array(serviceInsightSchema),
        service_areas: z.array(serviceAreaInsightSchema),
      })
      .meta({ id: 'EntityInsights' }),
    topics: z.array(topicInsightSchema),
    faq: z.array(faqEntrySchema),
    editorial_summary: z.string().meta({
      description: `The editors' words, or only counts and quotes, in the business's language. A quote in it: ${THIRD_PARTY}`,
    }),
    method: methodSchema,
  })
  .meta({ id: 'Insights' });

export type Insights = z.infer<typeof insightsSchema>;
