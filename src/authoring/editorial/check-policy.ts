import type { Parsed } from '../../reviews/schemas/issues.ts';
import { type Policy, policyFileSchema } from '../../reviews/schemas/policy.ts';
import { parseValue } from '../source/parse-value.ts';

/** Checks the value of `policy.yaml`; an empty file says nothing. */
export function checkPolicy(value: unknown): Parsed<Policy> {
  if (value === null) return { ok: true, value: {} };
  const parsed = parseValue(policyFileSchema, value);
  return parsed.ok ? { ok: true, value: trimmed(parsed.value) } : parsed;
}

/** Removes the line break with which a text of several lines ends in YAML. */
function trimmed(policy: Policy): Policy {
  const entries = Object.entries(policy).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(entries);
}
