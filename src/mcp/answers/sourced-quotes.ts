import { z } from 'zod';
import { type PassageKind, passageKey } from '../../insights/dataset/passages.ts';
import {
  aspectInsightSchema,
  type Evidence,
  evidenceSchema,
  serviceAreaInsightSchema,
  serviceInsightSchema,
  technicianInsightSchema,
  topicInsightSchema,
} from '../../insights/dataset/schemas/insights-schema.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import { type Review, reviewSchema, THIRD_PARTY } from '../../reviews/schemas/review.ts';
import { shorten } from '../../reviews/text/cutting/shorten.ts';
import { answerIn, partAround } from '../word-search/excerpt.ts';
import type { ReviewSource } from './review-source.ts';

const { rating, author, date, url, disclosure } = reviewSchema.shape;

/** Whose words they are, and where they stand. */
const sourceShape = { rating, author, date, url, disclosure };

const responseSchema = z
  .string()
  .optional()
  .meta({ description: "The beginning of the business's answer, where one part was asked for." });

/** A quote as `/insights.json` has it, but with its review's address instead of the id and of offsets, which are for programs. */
const quoteSchema = evidenceSchema
  .omit({ review_id: true, start: true, end: true })
  .extend({
    context: z
      .string()
      .optional()
      .meta({
        description: `What stands around the quote, where one part was asked for: it may turn what the quote says. ${THIRD_PARTY}`,
      }),
    ...sourceShape,
    response: responseSchema,
  })
  .meta({ id: 'SourcedQuote' });

type Quote = z.infer<typeof quoteSchema>;

/** How many reviews are added to those of the passages. */
const MOST_OTHERS = 10;
/** The greatest length of the text around a quote, and of the business's answer, in UTF-16 code units. */
const LONGEST_CONTEXT = 400;
const LONGEST_RESPONSE = 450;

const otherReviewSchema = z
  .object({
    text: z.string().meta({ description: `The beginning of its text. ${THIRD_PARTY}` }),
    ...sourceShape,
    response: responseSchema,
  })
  .meta({ id: 'OtherReview' });

type OtherReview = z.infer<typeof otherReviewSchema>;

/** The fields that each claim gets; the last two only in an answer about one part of the insights. */
const sources = {
  evidence: z.array(quoteSchema).optional().meta({ description: 'Quotes, each with its review to link to.' }),
  less_sure: z.array(quoteSchema).optional().meta({
    description:
      'Other passages that were counted, each as its sentiment says; some speak of something else or mean the contrary. Read the context before you say what they say.',
  }),
  other_reviews: z
    .array(otherReviewSchema)
    .optional()
    .meta({
      description: `Reviews with fewer than 5 stars of which no passage stands here, the newest ${MOST_OTHERS}: of a technician, service or area those whose record names it; of an aspect those in a language that is not analysed, which may speak of it.`,
    }),
};

/** The claims of `/insights.json`, with sources added to their quotes, and without empty lists. */
export const sourcedSchemas = {
  aspects: z.array(aspectInsightSchema.partial({ trend: true }).extend(sources)),
  technicians: z.array(technicianInsightSchema.partial({ aspects: true }).extend(sources)),
  services: z.array(serviceInsightSchema.partial({ aspects: true }).extend(sources)),
  service_areas: z.array(serviceAreaInsightSchema.partial({ aspects: true }).extend(sources)),
  topics: z.array(topicInsightSchema.partial({ terms: true }).extend(sources)),
};

type Lists = 'aspects' | 'trend' | 'terms';
type Sources = { evidence?: Quote[]; less_sure?: Quote[]; other_reviews?: OtherReview[] };
type Sourced<T> = Omit<T, 'evidence' | Lists> & Partial<Pick<T, Lists & keyof T>> & Sources;
type Reviews = Pick<ReviewSource, 'index' | 'review'>;
type PassageSource = Reviews & Pick<ReviewSource, 'passages' | 'notAnalysed'>;

/** Adds to each quote of the claims whose it is and where it stands. */
export function withSources<T extends { evidence: Evidence[] }>(claims: readonly T[], reviews: Reviews): Sourced<T>[] {
  const toQuote = (place: Place) => reviewOf(place, reviews).map((review) => quoteIn(review, place));
  return claims.map((claim) => withoutEmpty({ ...claim, evidence: claim.evidence.flatMap(toQuote) }));
}

/** The same with all known passages of the claims, the text around them, and other reviews that must not be left out. */
export function withPassages<T extends { evidence: Evidence[] }>(
  claims: readonly T[],
  kind: PassageKind,
  nameOf: (claim: T) => string,
  source: PassageSource,
): Sourced<T>[] {
  const toQuote = (place: Place) => reviewOf(place, source).map((review) => quoteInContext(review, place));
  return claims.map((claim) => {
    const passages = source.passages.get(passageKey(kind, nameOf(claim))) ?? [];
    const { quotable = [], others = [] } = Object.groupBy(passages, ({ is_quotable }) => (is_quotable ? 'quotable' : 'others'));
    const quoted = new Set(passages.map(({ review_id }) => review_id));
    return withoutEmpty({
      ...claim,
      evidence: quotable.flatMap(toQuote),
      less_sure: others.flatMap(toQuote),
      other_reviews: otherReviews(kind, nameOf(claim), quoted, source),
    });
  });
}

/** The filter of a search that finds the reviews of a technician, service or area. */
const FILTERS = {
  technician: 'mentions_technician',
  service: 'mentions_service',
  service_area: 'service_area',
} as const satisfies Partial<Record<PassageKind, keyof ReviewQuery>>;

/**
 * Reviews with fewer than 5 stars that may belong to a claim without a passage. No record says which reviews speak of an aspect;
 * those in languages that are not analysed may do so.
 */
function otherReviews(kind: PassageKind, name: string, quoted: ReadonlySet<string>, source: PassageSource): OtherReview[] {
  const { index, review, notAnalysed } = source;
  const filter = kind === 'aspect' ? {} : { [FILTERS[kind]]: name };
  const { rows } = index.search({ ...filter, max_rating: 4, limit: index.size });
  const others = rows
    .values()
    .filter((row) => kind !== 'aspect' || notAnalysed.has(row))
    .map(review)
    .filter(({ id }) => !quoted.has(id))
    .take(MOST_OTHERS);
  return [
    ...others.map((other) => ({
      text: shorten(other.text, LONGEST_CONTEXT),
      ...sourceOf(other),
      ...answerIn(other, LONGEST_RESPONSE),
    })),
  ];
}

type Place = Omit<Evidence, 'quote'>;

function quoteIn(review: Review, { start, end, sentiment }: Place): Quote {
  return { quote: review.text.slice(start, end), sentiment, ...sourceOf(review) };
}

function quoteInContext(review: Review, place: Place): Quote {
  const { quote, sentiment, ...source } = quoteIn(review, place);
  const context = partAround(review.text, place.start, LONGEST_CONTEXT);
  return { quote, sentiment, ...(context !== quote && { context }), ...source, ...answerIn(review, LONGEST_RESPONSE) };
}

function sourceOf({ rating, author, date, url, disclosure }: Review): Pick<Review, keyof typeof sourceShape> {
  return { rating, author, date, url, ...(disclosure && { disclosure }) };
}

function reviewOf({ review_id }: Place, { index, review }: Reviews): Review[] {
  const row = index.rowOf(review_id);
  return row === undefined ? [] : [review(row)];
}

/** Leaves out empty lists: they would say that there is nothing, but may have been emptied to save room. */
function withoutEmpty<T extends object>(claim: T): T {
  const filled = Object.entries(claim).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(filled) as T;
}
