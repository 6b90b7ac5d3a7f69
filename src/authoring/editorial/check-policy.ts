import type { Parsed } from '../../reviews/schemas/issues.ts';
import { type Policy, policyFileSchema } from '../../reviews/schemas/policy.ts';
import { parseValue } from '../source/parse-value.ts';

/** Checks the value of `policy.yaml`; an empty file says nothing. */
export function checkPolicy(value: unknown): Parsed<Policy> {
  return parseValue(policyFileSchema, value ?? {});
}
