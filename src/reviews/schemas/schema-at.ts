import { z } from 'zod';

/** The schema of the field at the path, with the wrappers that make it optional; `undefined` if there is no such field. */
export function schemaAt(schema: z.core.$ZodType, path: readonly (string | number)[]): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = withoutWrappers(schema);
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  const next = inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
  return next && schemaAt(next, rest);
}

/** The schema without the wrappers that make it optional. */
export function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? withoutWrappers(schema.unwrap()) : schema;
}

/** Whether the field at the path may be left out. */
export function mayBeAbsent(schema: z.core.$ZodType, path: readonly (string | number)[]): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault;
}
