import type { Schema } from './description.ts';

/** A piece of a type in words; a schema with a name of its own can be linked to. */
export interface Piece {
  readonly text: string;
  readonly schema?: string;
}

/** The name that a schema is referred to by. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** What a value is, in words: `list of Review`, `integer or null`. */
export function typeOf(schema: Schema): Piece[] {
  const name = nameOf(schema);
  if (name !== undefined) return [{ text: name, schema: name }];
  if ('const' in schema) return [{ text: JSON.stringify(schema.const) }];
  if (schema.enum) return [{ text: schema.enum.map((value) => JSON.stringify(value)).join(', ') }];
  if (schema.anyOf)
    return schema.anyOf.flatMap((option, n) => (n === 0 ? typeOf(option) : [{ text: ' or ' }, ...typeOf(option)]));
  if (schema.type === 'array') return [{ text: 'list of ' }, ...typeOf(schema.items ?? {})];
  return [{ text: schema.format ?? schema.type ?? 'anything' }];
}

/** The bounds that a value keeps, in words: `1 to 5`, `at most 80 characters`. */
export function boundsOf(schema: Schema): string {
  const bounded = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const texts = [range(bounded.minimum, bounded.maximum), range(bounded.minLength, bounded.maxLength, ' characters')];
  if (bounded.pattern !== undefined) texts.push(`matches ${bounded.pattern}`);
  return texts.filter((text) => text !== '').join(', ');
}

function range(low: number | undefined, high: number | undefined, unit = ''): string {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? '' : `at most ${high}${unit}`;
}

/** An example of a value, unless the type names all values. */
export function exampleOf(schema: Schema): string | undefined {
  const example = 'const' in schema || schema.enum ? undefined : schema.examples?.[0];
  return example === undefined || typeof example === 'string' ? example : JSON.stringify(example);
}
