import { z } from 'zod';
import { CSV_FIELDS } from '../../reviews/csv/fields.ts';
import { reviewSchema } from '../../reviews/schemas/review.ts';
import { mayBeAbsent, schemaAt } from '../../reviews/schemas/schema-at.ts';

/** A field of a Table Schema (https://datapackage.org/standard/table-schema/), as far as it is used here. */
export const tableFieldSchema = z.object({
  name: z.string().meta({ examples: ['rating'] }),
  type: z.enum(['string', 'integer', 'date']),
  description: z
    .string()
    .optional()
    .meta({ examples: ['Stars, 1 to 5.'] }),
  constraints: z.looseObject({ required: z.boolean() }).meta({ examples: [{ required: true, minimum: 1, maximum: 5 }] }),
});

export type TableField = z.infer<typeof tableFieldSchema>;

/** The rules that have the same name in JSON Schema and in Table Schema. */
const CONSTRAINTS = ['minimum', 'maximum', 'maxLength', 'pattern', 'enum'] as const;

/** Describes the columns of `/reviews.csv`, from the schema of the record. */
export function csvTableFields(): TableField[] {
  return Object.entries(CSV_FIELDS).map(([name, path]) => toField(name, path));
}

function toField(name: string, path: readonly string[]): TableField {
  const schema = z.toJSONSchema(schemaAt(reviewSchema, path) ?? z.never());
  const type = typeOf(schema);
  const isList = schema.type === 'array';
  const description = isList ? `${schema.description} Several with \`;\` between them.` : schema.description;
  // The type of a date says all that its pattern says.
  const constraints = (type === 'date' ? [] : CONSTRAINTS).map((rule) => [rule, schema[rule]]);
  const required = !isList && path.every((_, index) => !mayBeAbsent(reviewSchema, path.slice(0, index + 1)));
  return { name, type, description, constraints: { required, ...Object.fromEntries(constraints) } };
}

function typeOf({ type, format }: z.core.JSONSchema.BaseSchema): TableField['type'] {
  if (format === 'date') return 'date';
  return type === 'integer' ? 'integer' : 'string';
}
