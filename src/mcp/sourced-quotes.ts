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
import { reviewSchema } from '../reviews/review.ts';
import type { ReviewSource } from './review-source.ts';

const { url, author, date, rating } = reviewSchema.shape;

/** The address in the place of the id, which it ends with; offsets are for programs, which have `/insights.json`. */
const quoteSchema = evidenceSchema
  .omit({ review_id: true, start: true, end: true })
  .extend({ rating, author, date, url })
  .meta({ id: 'SourcedQuote' });

type Quote = z.infer<typeof quoteSchema>;

const sources = { evidence: z.array(quoteSchema).optional().meta({ description: 'Quotes, each with its review to link to.' }) };

/** The claims of `/insights.json` as they are there, but for the quotes, and for lists with nothing in them, which are left out. */
export const sourcedSchemas = {
  aspects: z.array(aspectInsightSchema.partial({ trend: true }).extend(sources)),
  technicians: z.array(technicianInsightSchema.partial({ aspects: true }).extend(sources)),
  services: z.array(serviceInsightSchema.partial({ aspects: true }).extend(sources)),
  service_areas: z.array(serviceAreaInsightSchema.partial({ aspects: true }).extend(sources)),
  topics: z.array(topicInsightSchema.partial({ terms: true }).extend(sources)),
};

type Lists = 'aspects' | 'trend' | 'terms';
type Sourced<T> = Omit<T, 'evidence' | Lists> & Partial<Pick<T, Lists & keyof T>> & { evidence?: Quote[] };

/** Says with each quote of claims whose it is and where it stands. */
export function withSources<T extends { evidence: Evidence[] }>(
  claims: readonly T[],
  { index, review }: Pick<ReviewSource, 'index' | 'review'>,
): Sourced<T>[] {
  const toQuote = ({ review_id, quote, sentiment }: Evidence): Quote[] => {
    const row = index.rowOf(review_id);
    if (row === undefined) return [];
    const { rating, author, date, url } = review(row);
    return [{ quote, sentiment, rating, author, date, url }];
  };
  return claims.map((claim) => withoutEmpty({ ...claim, evidence: claim.evidence.flatMap(toQuote) }));
}

/** An empty list would say that there is nothing, where it may be left out for its length. */
function withoutEmpty<T extends object>(claim: T): T {
  const filled = Object.entries(claim).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(filled) as T;
}
