import type { Answer, Content, Description, Header, Parameter, Schema } from './description.ts';
import { nameOf } from './schema-text.ts';

/** A row of a table of parameters or of what an object holds. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** Where a parameter stands. */
  readonly in?: Parameter['in'];
  readonly schema: Schema;
  readonly meaning?: string | undefined;
}

/** The rows of parameters. */
export function parameterFields(parameters: readonly Parameter[]): Field[] {
  return parameters.map((parameter) => ({ ...fieldOf(parameter.name, parameter), in: parameter.in }));
}

/** The rows of an answer's headers. */
export function headerFields(headers: Answer['headers'] = {}): Field[] {
  return Object.entries(headers).map(([name, header]) => fieldOf(name, header));
}

function fieldOf(name: string, { required, schema, description }: Header): Field {
  return { name, required: required === true, schema, meaning: description };
}

/** The rows of an object's properties, also of those within lists, and objects without a name of their own: `entries[].url`. */
export function objectFields(schema: Schema, path = ''): Field[] {
  if (schema.items) return objectFields(schema.items, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const required = schema.required?.includes(key) === true;
    return [{ name, required, schema: property, meaning: property.description }, ...objectFields(property, name)];
  });
}

/** An object that a body may be, and what tells it from others. */
export interface Shape {
  readonly name?: string | undefined;
  readonly schema: Schema;
}

/** The objects that a body may be, whatever its media type; none where it is text. */
export function shapesOf(content: Content | undefined, { components }: Description): Shape[] {
  const options = Object.values(content ?? {}).flatMap(({ schema }) => schema.anyOf ?? [schema]);
  return options
    .map((option) => {
      const name = nameOf(option);
      if (name === undefined) return { name: options.length > 1 ? fixedField(option) : undefined, schema: option };
      return { name, schema: components.schemas[name] ?? option };
    })
    .filter(({ schema }) => objectFields(schema).length > 0);
}

/** What tells the alternatives of a form apart: the field that has one value only, as `hub.mode=subscribe`. */
function fixedField({ properties = {} }: Schema): string {
  return Object.entries(properties)
    .filter(([, property]) => 'const' in property)
    .map(([name, property]) => `${name}=${property.const}`)
    .join(', ');
}
