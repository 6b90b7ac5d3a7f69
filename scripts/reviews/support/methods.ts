import type { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';

/** What each method of verification means to somebody who has to choose one. */
export const METHOD_LABELS: Readonly<Record<(typeof VERIFICATION_METHODS)[number], string>> = {
  invoice: 'There is an invoice for the job',
  payment: 'A payment came in for the job',
  booking: 'The customer booked (this does not show that the job was done)',
  purchase: 'The customer bought something in the shop',
  platform: 'Another site says that it was a customer',
};
