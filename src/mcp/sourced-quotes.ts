import { z } from 'zod';
import {
  aspectInsightSchema,
  type Evidence,
  evidenceSchema,
  serviceAreaInsightSchema,
  serviceInsightSchema,
  technicianInsightSchema,
  topicInsightSchema,
} from '../insights/dataset/insights-schema.ts';
import type { Passage } from '../insights/dataset/passages.ts';
import { type Review, reviewSchema, THIRD_PARTY } from '../reviews/review.ts';
import { partAround } from './excerpt.ts';
import type { ReviewSource } from './review-source.ts';

const { url, author, date, rating } = reviewSchema.shape;

/** The address in the place of the id, which it ends with; offsets are for programs, which have `/insights.json`. */
const quoteSchema = evidenceSchema
  .omit({ review_id: true, start: true, end: true })
  .extend({ rating, author, date, url })
  .meta({ id: 'SourcedQuote' });

type Quote = z.infer<typeof quoteSchema>;

const lessSureSchema = z
  .object({ text: z.string().meta({ description: `A part of the review's text. ${THIRD_PARTY}` }), rating, author, date, url })
  .meta({ id: 'LessSurePassage' });

type LessSure = z.infer<typeof lessSureSchema>;

const sources = {
  evidence: z.array(quoteSchema).optional().meta({ description: 'Quotes, each with its review to link to.' }),
  less_sure: z.array(lessSureSchema).optional().meta({
    description:
      'Other passages that were counted, though some of them speak of something else: read each before you say what it says. Only where one part was asked for.',
  }),
};

/** The claims of `/insights.json` as they are there, but for the quotes, and for lists with nothing in them, which are left out. */
export const sourcedSchemas = {
  aspects: z.array(aspectInsightSchema.partial({ trend: true }).extend(sources)),
  technicians: z.array(technicianInsightSchema.partial({ aspects: true }).extend(sources)),
  services: z.array(serviceInsightSchema.partial({ aspects: true }).extend(sources)),
  service_areas: z.array(serviceAreaInsightSchema.partial({ aspects: true }).extend(sources)),
  topics: z.array(topicInsightSchema.partial({ terms: true }).extend(sources)),
};

type Lists = 'aspects' | 'trend' | 'terms';
type Sources = { evidence?: Quote[]; less_sure?: LessSure[] };
type Sourced<T> = Omit<T, 'evidence' | Lists> & Partial<Pick<T, Lists & keyof T>> & Sources;
type Reviews = Pick<ReviewSource, 'index' | 'review'>;

/** Says with each quote of claims whose it is and where it stands. */
export function withSources<T extends { evidence: Evidence[] }>(claims: readonly T[], reviews: Reviews): Sourced<T>[] {
  return claims.map((claim) => withoutEmpty({ ...claim, evidence: claim.evidence.flatMap(quoteIn(reviews)) }));
}

/** The same with all passages of the claims that are known. */
export function withPassages<T extends { evidence: Evidence[] }>(
  claims: readonly T[],
  keyOf: (claim: T) => string,
  source: Reviews & Pick<ReviewSource, 'passages'>,
): Sourced<T>[] {
  return claims.map((claim) => {
    const { sure = [], unsure = [] } = Object.groupBy(source.passages.get(keyOf(claim)) ?? [], ({ is_sure }) =>
      is_sure ? 'sure' : 'unsure',
    );
    return withoutEmpty({ ...claim, evidence: sure.flatMap(quoteIn(source)), less_sure: unsure.flatMap(partIn(source)) });
  });
}

function quoteIn(reviews: Reviews): (place: Omit<Passage, 'is_sure'>) => Quote[] {
  return ({ review_id, start, end, sentiment }) =>
    reviewOf(review_id, reviews).map(({ text, rating, author, date, url }) => {
      return { quote: text.slice(start, end), sentiment, rating, author, date, url };
    });
}

function partIn(reviews: Reviews): (place: Passage) => LessSure[] {
  return ({ review_id, start }) =>
    reviewOf(review_id, reviews).map(({ text, rating, author, date, url }) => {
      return { text: partAround(text, start), rating, author, date, url };
    });
}

function reviewOf(id: string, { index, review }: Reviews): Review[] {
  const row = index.rowOf(id);
  return row === undefined ? [] : [review(row)];
}

/** An empty list would say that there is nothing, where it may be left out for its length. */
function withoutEmpty<T extends object>(claim: T): T {
  const filled = Object.entries(claim).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(filled) as T;
}
