import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Adds descriptions to the parts of a schema by their paths. The entries of a list have the path of the list. */
export function describe(schema: JsonSchema, words: Readonly<Record<string, string>>, path = ''): JsonSchema {
  const { description = schema.description, ...rest } = { ...schema, description: words[path] ?? schema.description };
  const { properties, items } = rest;
  return {
    ...(description !== undefined && { description }),
    ...rest,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, inner(part, words, path === '' ? key : `${path}.${key}`)]),
      ),
    }),
    // The description of a list is not repeated on its entries, which have the same path.
    ...(items !== undefined && !Array.isArray(items) && { items: withoutOwn(inner(items, words, path), words, path) }),
  };
}

function inner(part: boolean | JsonSchema, words: Readonly<Record<string, string>>, path: string): boolean | JsonSchema {
  return typeof part === 'boolean' ? part : describe(part, words, path);
}

function withoutOwn(part: boolean | JsonSchema, words: Readonly<Record<string, string>>, path: string): boolean | JsonSchema {
  if (typeof part === 'boolean' || part.description !== words[path]) return part;
  const { description, ...rest } = part;
  return rest;
}
