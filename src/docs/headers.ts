import type { Endpoint, Operation } from './description.ts';
import { type Field, headerFields, parameterFields } from './fields.ts';

/** The headers of requests and of answers. */
export interface Headers {
  readonly request: readonly Field[];
  readonly answer: readonly Field[];
}

/** All headers of an operation, whatever the status of the answer. */
export function headersOf({ parameters = [], responses }: Operation): Headers {
  return {
    request: parameterFields(parameters.filter((parameter) => parameter.in === 'header')),
    answer: firstOfEachName(Object.values(responses).flatMap(({ headers }) => headerFields(headers))),
  };
}

/** The headers that several operations have, which are described once for all of them. */
export function sharedHeaders(endpoints: readonly Endpoint[]): Headers {
  const all = endpoints.map(({ operation }) => headersOf(operation));
  return { request: shared(all.flatMap(({ request }) => request)), answer: shared(all.flatMap(({ answer }) => answer)) };
}

function shared(fields: readonly Field[]): Field[] {
  const first = firstOfEachName(fields).filter((field) => fields.some((other) => other !== field && other.name === field.name));
  // The list's heading says where they are sent; whether they are required is not the same for all operations.
  return first.map(({ in: _, ...field }) => ({ ...field, required: false }));
}

function firstOfEachName(fields: readonly Field[]): Field[] {
  return fields.filter(({ name }, n) => fields.findIndex((other) => other.name === name) === n);
}
