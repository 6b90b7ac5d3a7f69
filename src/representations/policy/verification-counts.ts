import type { Catalog } from '../../reviews/catalog.ts';
import { type Review, VERIFICATION_METHODS } from '../../reviews/schemas/review.ts';

interface VerificationCount {
  readonly method: Review['verification']['method'];
  readonly count: number;
  /** Of all published reviews, 0 to 1, rounded to three decimals. */
  readonly share: number;
}

/** How many published reviews were verified in each way, without those that were not used; the most used first. */
export function verificationCounts({ reviews }: Pick<Catalog, 'reviews'>): VerificationCount[] {
  return VERIFICATION_METHODS.map((method) => {
    const count = reviews.filter(({ verification }) => verification.method === method).length;
    return { method, count, share: Math.round((1000 * count) / reviews.length) / 1000 };
  })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
