import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';

type Method = (typeof VERIFICATION_METHODS)[number];

/** What each method of verification means to somebody who has to choose one. */
export const METHOD_LABELS: Readonly<Record<Method, string>> = {
  invoice: 'There is an invoice for the job',
  payment: 'A payment came in for the job',
  booking: 'The customer booked (this does not show that the job was done)',
  purchase: 'The customer bought something in the shop',
  platform: 'Another site says that it was a customer',
};

/** The methods to choose from for a review; another site can have said something only of one that comes from a site. */
export function methodChoices({ hasSource }: { readonly hasSource: boolean }): { value: Method; label: string }[] {
  return VERIFICATION_METHODS.filter((value) => hasSource || value !== 'platform').map((value) => ({
    value,
    label: METHOD_LABELS[value],
  }));
}
