import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';

type Method = (typeof VERIFICATION_METHODS)[number];

/** How each method of verification is described in a list of choices. */
export const METHOD_LABELS: Readonly<Record<Method, string>> = {
  invoice: 'There is an invoice',
  payment: 'A payment came in',
  booking: 'The customer booked (this does not show that the booking was kept)',
  purchase: 'The customer bought something in the shop',
  platform: 'Another site says that it was a customer',
};

/** The methods that can be chosen for a review. `platform` is offered only for a review that comes from another site. */
export function methodChoices({ hasSource }: { readonly hasSource: boolean }): { value: Method; label: string }[] {
  return VERIFICATION_METHODS.filter((value) => hasSource || value !== 'platform').map((value) => ({
    value,
    label: METHOD_LABELS[value],
  }));
}
