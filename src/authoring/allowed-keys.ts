import { z } from 'zod';

/** The keys that the schema allows in the group at the path; none where it knows no group. */
export function allowedKeys(schema: z.core.$ZodType, path: readonly (string | number)[]): string[] {
  const [key, ...rest] = path;
  const inner = withoutWrappers(schema);
  if (inner instanceof z.ZodArray) return allowedKeys(inner.element, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(inner.shape);
  const next = inner.shape[key];
  return next === undefined ? [] : allowedKeys(next, rest);
}

function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? withoutWrappers(schema.unwrap()) : schema;
}
