import { BlockList } from 'node:net';
import { Command } from 'commander';
import { parquetMetadata } from 'hyparquet';
import { addCommands } from '../../../scripts/reviews/commands.ts';
import { loadSite } from '../../../src/astro/load-site.ts';
import { OBSERVED_ATTRIBUTES } from '../../../src/browser/verified-reviews/attributes.ts';
import { createOperatorProgram } from '../../../src/hub/operator/program.ts';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { renderReviewsJsonl } from '../../../src/representations/datasets/reviews-jsonl.ts';
import { renderOpenApi } from '../../../src/representations/openapi/openapi.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import type { Site } from '../../../src/representations/site.ts';
import { CSV_FIELDS } from '../../../src/reviews/csv/fields.ts';
import { SETTING_NAMES } from '../../../src/settings.ts';
import { createHubMetrics } from '../../../src/telemetry/hub-metrics.ts';
import { createMetrics } from '../../../src/telemetry/metrics.ts';
import { sourceOfSite } from '../mcp/mcp.ts';

/**
 * The names that others may rely on, each with what it is: addresses, fields and their types, parameters, columns, settings,
 * commands, figures.
 */
export type PublicNames = Readonly<Record<string, string>>;

const SETTINGS = {
  baseUrl: 'https://reviews.example.com',
  hubUrl: 'https://reviews.example.com/api/websub/hub',
  hasServer: true,
};

/** All public names of this version. Fields of published files are those found for a content folder. */
export async function publicNames(contentDirectory: string): Promise<PublicNames> {
  const loaded = await loadSite({ ...SETTINGS, contentDirectory });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const { site } = loaded;
  const openapi = JSON.parse(renderOpenApi(site)) as OpenApi;
  const names = [
    ...SETTING_NAMES.map((name) => [`setting ${name}`, 'text']),
    ...Object.values(RESOURCES).map(({ path, mediaType }) => [`file ${path}`, mediaType]),
    ...[...OBSERVED_ATTRIBUTES, 'theme'].map((name) => [`widget ${name}`, 'attribute']),
    // Some programs read a table by the place of its columns, so that new ones come last.
    ...Object.keys(CSV_FIELDS).map((name, index) => [`/reviews.csv ${name}`, `column ${index + 1}`]),
    ...parquetColumns(site),
    ...publishedFields(site),
    ...Object.entries(openapi.components.schemas).flatMap(([name, schema]) => schemaFields(`schema ${name}`, schema)),
    ...parameters(openapi),
    ...toolFields(site),
    ...commands('reviews', reviewsProgram()),
    ...figures(),
    ...commands('hub', createOperatorProgram({ settings: noStore, userAgent: '', print: () => {} })),
  ];
  return Object.fromEntries(names.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/**
 * The earlier names that are missing now or have another type. A field of an answer that was optional may now always be there,
 * and an argument that was required, also that of a command, may now be optional.
 */
export function lostNames(earlier: PublicNames, now: PublicNames): string[] {
  return Object.entries(earlier).flatMap(([name, type]) => {
    const found = now[name];
    const isTaken = name.includes(TAKES);
    const other = name.startsWith('command ') ? type.replace(/\bone\b/, 'none') : isTaken ? `${type}?` : type.replace(/\?$/, '');
    return found === type || found === other ? [] : [`${name}: ${type} → ${found ?? 'nothing'}`];
  });
}

/** Precedes the arguments of tools in a name. */
const TAKES = ' takes.';

type Names = [name: string, type: string][];

/**
 * The fields of published JSON. `/insights.json` is left out, because a later version may find more or less; its schema has its
 * fields. OpenAPI's names are collected below.
 */
function publishedFields(site: Site): Names {
  const { insights: _, openapi: __, ...others } = RESOURCES;
  const json = Object.values(others).filter(({ mediaType }) => /[/+]json(?:;|$)/.test(mediaType));
  const lines = renderReviewsJsonl(site).trim().split('\n');
  const documents = [
    ...json.map(({ path, render }) => [path, String(render(site))] as const),
    [RESOURCES.reviewsJsonl.path, `[${lines.join(',')}]`] as const,
  ];
  return documents.flatMap(([path, text]) => {
    const types = new Map<string, Set<string>>();
    collectTypes('', JSON.parse(text), types);
    return [...types].map(([field, found]): Names[number] => [`${path} ${field}`, [...found].sort().join('|')]);
  });
}

/**
 * The columns of the Parquet file, and how each is stored. The first item of the schema is the table itself; groups of columns
 * have no type.
 */
function parquetColumns(site: Site): Names {
  const { schema } = parquetMetadata(RESOURCES.reviewsParquet.render(site).buffer);
  return schema
    .slice(1)
    .map(({ name, type, repetition_type }) => [`/reviews.parquet ${name}`, `${repetition_type} ${type ?? 'GROUP'}`]);
}

function collectTypes(path: string, value: unknown, types: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const each of value) collectTypes(`${path}[]`, each, types);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) collectTypes(path === '' ? key : `${path}.${key}`, each, types);
  else types.set(path, (types.get(path) ?? new Set()).add(value === null ? 'null' : typeof value));
}

/** The part of JSON Schema 2020-12 that our schemas use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly parameters?: readonly { readonly in?: string; readonly name?: string; readonly schema?: Schema }[];
}

/** The fields of a schema and of the objects in it. The type of an optional field ends with a question mark. */
function schemaFields(path: string, schema: Schema): Names {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]): Names => {
    const name = `${path}.${key}`;
    return [[name, typeOf(property) + (schema.required?.includes(key) ? '' : '?')], ...schemaFields(name, property)];
  });
  return [...own, ...(schema.items ? schemaFields(`${path}[]`, schema.items) : [])];
}

function typeOf({ $ref, type, const: constant, anyOf, oneOf, items }: Schema): string {
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  const either = anyOf ?? oneOf;
  if (either !== undefined) return [...new Set(either.map(typeOf))].sort().join('|');
  if (type === 'array') return `${items ? typeOf(items) : 'any'}[]`;
  return type ?? (constant === undefined ? 'any' : typeof constant);
}

function parameters({ paths }: OpenApi): Names {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): Names => {
      const address = `${method} ${path}`;
      const query = (operation.parameters ?? []).filter((each) => each.in === 'query');
      return [
        [address, 'operation'],
        ...query.map((each): Names[number] => [`${address} ?${each.name}`, typeOf(each.schema ?? {})]),
      ];
    }),
  );
}

function toolFields(site: Site): Names {
  const source = sourceOfSite(site);
  return TOOLS.flatMap((tool) => {
    const { inputSchema, outputSchema } = tool.describe(source) as { inputSchema: Schema; outputSchema: Schema };
    const name = `tool ${tool.name}`;
    return [
      [name, 'tool'] as Names[number],
      ...schemaFields(name + TAKES.slice(0, -1), inputSchema),
      ...schemaFields(`${name} gives`, outputSchema),
      ...Object.entries(outputSchema.$defs ?? {}).flatMap(([of, schema]) => schemaFields(`${name} ${of}`, schema)),
    ];
  });
}

/** The figures of `/metrics` that are our own, and their labels. */
export function figures(): Names {
  const { registry } = createMetrics();
  createHubMetrics(registry, async () => []);
  const own = registry.getMetricsAsArray().filter(({ name }) => !/^(?:process|nodejs)_/.test(name)) as unknown as Labelled[];
  return own.map(({ name, labelNames }) => [`figure ${name}`, labelNames.join(', ')]);
}

/** What the library keeps of a figure, but for these labels does not describe. */
interface Labelled {
  readonly name: string;
  readonly labelNames: readonly string[];
}

/** The commands of a program, with their options. What help calls their values does not count. */
function commands(program: string, { commands }: Command): Names {
  return commands.flatMap((command) => {
    const name = `command ${program} ${command.name()}`;
    const given = command.registeredArguments.map(
      ({ required, variadic }) => (required ? 'one' : 'none') + (variadic ? ' or more' : ''),
    );
    return [
      [name, given.join(', ')],
      ...command.options.map(({ flags, required, optional }): Names[number] => [
        `${name} ${flags.split(' ')[0]}`,
        required ? 'with a value' : optional ? 'with or without a value' : 'without a value',
      ]),
    ];
  });
}

function reviewsProgram(): Command {
  const program = new Command('reviews');
  addCommands(program, () => {});
  return program;
}

function noStore(): ReturnType<Parameters<typeof createOperatorProgram>[0]['settings']> {
  return { address: { kind: 'sqlite', file: '' }, allowed: new BlockList() };
}
