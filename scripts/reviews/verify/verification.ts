import { suggestion } from '../../../src/authoring/problems/nearest.ts';
import type { Changes } from '../../../src/editing/changes/change-group.ts';
import { type AuthoredReview, VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import { Refusal } from '../../support/run.ts';
import { methodChoices } from '../support/methods.ts';

export type Verification = AuthoredReview['verification'];

/** The changes that verify a review, whether or not an earlier verification was taken back. */
export function verified(verification: Verification): Changes {
  return { verification, unverified: undefined };
}

/** The names of the methods that rely on the business's own records. */
export const OWN_METHODS = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  methodChoices({ hasSource: false }).map(({ value }) => value),
);

/** Makes a verification from the method that was typed; throws if there is no such method. */
export function verificationOf(method: string | undefined, date: string): Verification {
  const known = VERIFICATION_METHODS.find((each) => each === method);
  if (known !== undefined) return { method: known, date };
  const all = VERIFICATION_METHODS.join(', ');
  if (method === undefined) throw new Refusal(`--method is missing; one of ${all}`);
  throw new Refusal(`--method ${method}: is not one of ${all}${suggestion(method, VERIFICATION_METHODS)}`);
}
