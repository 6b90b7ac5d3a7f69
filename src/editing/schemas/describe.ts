import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

type Change = (part: JsonSchema, path: string, isEntry: boolean) => JsonSchema;

/** Changes the parts of a schema, from the outside in, by their paths. The entries of a list have the path of the list. */
export function changed(schema: JsonSchema, change: Change, path = '', isEntry = false): JsonSchema {
  const part = change(schema, path, isEntry);
  const inner = (each: unknown, at: string, isEntry: boolean) => changed(each as JsonSchema, change, at, isEntry);
  const properties = Object.entries(part.properties ?? {});
  return {
    ...part,
    ...(part.properties && {
      properties: Object.fromEntries(
        properties.map(([key, each]) => [key, inner(each, path === '' ? key : `${path}.${key}`, false)]),
      ),
    }),
    ...(part.items && { items: inner(part.items, path, true) }),
  };
}

/** Adds descriptions to the parts of a schema. That of a list is not repeated on its entries. */
export function describe(schema: JsonSchema, words: Readonly<Record<string, string>>): JsonSchema {
  return changed(schema, ({ description: own, ...rest }, path, isEntry) => {
    const description = isEntry && words[path] !== undefined ? undefined : (words[path] ?? own);
    return { ...(description !== undefined && { description }), ...rest };
  });
}
