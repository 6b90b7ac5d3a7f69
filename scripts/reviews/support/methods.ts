import { en } from '../../../src/editing/forms/words/en.ts';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';

type Method = (typeof VERIFICATION_METHODS)[number];

/** The methods that can be chosen for a review. `platform` is offered only for a review that comes from another site. */
export function methodChoices({ hasSource }: { readonly hasSource: boolean }): { value: Method; label: string }[] {
  return VERIFICATION_METHODS.filter((value) => hasSource || value !== 'platform').map((value) => ({
    value,
    label: en.methods[value],
  }));
}
