import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Adds descriptions to the parts of a schema, by their paths. The entries of a list have the path of the list, whose description is
 * not repeated on them.
 */
export function describe(schema: JsonSchema, words: Readonly<Record<string, string>>, path = '', isEntry = false): JsonSchema {
  const { description: own, ...part } = schema;
  const description = isEntry && words[path] !== undefined ? undefined : (words[path] ?? own);
  const inner = (each: unknown, at: string, isEntry: boolean) => describe(each as JsonSchema, words, at, isEntry);
  const properties = Object.entries(part.properties ?? {});
  return {
    ...(description !== undefined && { description }),
    ...part,
    ...(part.properties && {
      properties: Object.fromEntries(
        properties.map(([key, each]) => [key, inner(each, path === '' ? key : `${path}.${key}`, false)]),
      ),
    }),
    ...(part.items && { items: inner(part.items, path, true) }),
  };
}
