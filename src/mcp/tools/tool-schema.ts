import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Tells what arguments a tool takes; `hints` are added to the descriptions of arguments. */
export function inputSchema(schema: z.ZodObject, hints: Readonly<Record<string, string>> = {}): JsonSchema {
  const { properties = {}, ...rest } = convert(schema, 'input');
  const described = Object.entries(properties).map(([name, property]) => {
    const hint = hints[name];
    return [name, hint === undefined ? property : { ...property, description: `${property.description} ${hint}` }];
  });
  return { ...rest, properties: Object.fromEntries(described) };
}

/** Tells what a tool gives. Unknown fields are allowed, so that no client refuses fields that are added later. */
export function outputSchema(schema: z.ZodObject): JsonSchema {
  return convert(schema, 'output');
}

interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

function convert(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  // A schema with an id would become a reference to a definition, but clients look for the type at the top.
  const { id: _, ...meta } = schema.meta() ?? {};
  const root = z.object(schema.shape).meta(meta);
  const { $schema, '~standard': __, ...made } = z.toJSONSchema(root, { io, override: ({ jsonSchema }) => simplify(jsonSchema) });
  return made as ObjectSchema;
}

/** Takes out what clients cannot deal with, and what only costs a model's attention. */
function simplify(schema: JsonSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // Some assistants have their own rules for addresses, and refuse answers that break them.
  if (schema.format === 'uri') delete schema.format;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // llama.cpp, on which many assistants run models at home, refuses every message where a text may have more than 2,000 characters.
  delete schema.maxLength;
  delete schema.pattern;
  delete schema.examples;
  delete schema.propertyNames;
  // The id only names a definition.
  delete schema.id;
}
