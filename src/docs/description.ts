import { renderOpenApi } from '../representations/openapi/openapi.ts';
import type { Site } from '../representations/site.ts';

/** A schema of JSON Schema 2020-12, as far as the API's description uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export interface Header {
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Parameter extends Header {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

/** By media type. */
export type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly description?: string; readonly content: Content };
  /** By status. */
  readonly responses: Readonly<Record<string, Answer>>;
  /** What the service sends in its turn: by name, then by address, then by method. */
  readonly callbacks?: Readonly<Record<string, Paths>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** `/.well-known/openapi.json`, as far as the pages about the API use it. */
export interface Description {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The description that the site publishes. */
export function descriptionOf(site: Site): Description {
  return readDescription(renderOpenApi(site));
}

/** Reads a description, and replaces references to shared parameters, headers and answers by what they refer to. */
export function readDescription(text: string): Description {
  const document = JSON.parse(text);
  return { ...document, paths: withShared(document.paths, document.components) };
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function withShared(node: unknown, components: Components): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((child) => withShared(child, components));
  const [, kind = '', name = ''] = /^#\/components\/(parameters|headers|responses)\/(.+)$/.exec(String(Object(node).$ref)) ?? [];
  if (kind !== '') return withShared(components[kind]?.[name], components);
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withShared(child, components)]));
}

/** One method of one path. */
export interface Endpoint {
  /** `GET` and the like. */
  readonly method: string;
  /** Below `{base_url}`, with `{name}` where a parameter stands; of a callback the expression that gives its address. */
  readonly path: string;
  readonly operation: Operation;
}

/** All endpoints, in the description's order. */
export function endpointsOf(paths: Paths): Endpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The requests that the service itself sends because of an endpoint. */
export function callbacksOf({ operation: { callbacks = {} } }: Endpoint): Endpoint[] {
  return Object.values(callbacks).flatMap(endpointsOf);
}

/** The answer of success: the first with a status of 2xx. */
export function successOf({ responses }: Operation): { readonly status: string; readonly answer: Answer } | undefined {
  const found = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return found && { status: found[0], answer: found[1] };
}
