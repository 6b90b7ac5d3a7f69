import { MCP_REVISIONS } from '../representations/discovery/mcp-revisions.ts';
import { type Endpoint, type Operation, type Parameter, type Schema, successOf } from './description.ts';
import type { SampleValues } from './sample-values.ts';

/** A request that can be sent as it is. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** What a successful answer has: JSON, text, no body, or bytes to keep in a file of this name. */
  readonly answer: 'json' | 'text' | 'nothing' | { readonly file: string };
}

/** A value that JSON, JavaScript and Python write alike. */
export type Literal = string | number | { readonly [key: string]: Literal };

type RequestBody = { readonly json: Literal } | { readonly form: Readonly<Record<string, string>> };

/** A request of an endpoint: with what it requires, and with the parameters that there are values for. */
export function sampleRequest({ method, path, operation }: Endpoint, baseUrl: string, values: SampleValues): SampleRequest {
  const { parameters = [], requestBody } = operation;
  const given = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (parameter.required || parameter.name in values))
        .map(({ name, schema }) => [name, sampleValue(name, schema, values)]),
    );
  const inPath = given('path');
  const address = baseUrl + path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));
  const query = new URLSearchParams(given('query')).toString();
  const request = { method, url: query === '' ? address : `${address}?${query}`, answer: answerOf(operation, path) };
  const form = requestBody?.content['application/x-www-form-urlencoded']?.schema;
  if (form) return { ...request, headers: given('header'), body: { form: requiredFields(form.anyOf?.[0] ?? form, values) } };
  if (requestBody) return { ...request, headers: { ...given('header'), ...CALL_HEADERS }, body: { json: toolCall(values) } };
  return { ...request, headers: given('header') };
}

/** A value that the site has for the parameter or field, else the one that the description gives as an example. */
function sampleValue(name: string, schema: Schema, values: SampleValues): string {
  return values[name] ?? String(schema.const ?? schema.examples?.[0] ?? '');
}

function requiredFields({ required = [], properties = {} }: Schema, values: SampleValues): Record<string, string> {
  return Object.fromEntries(required.map((name) => [name, sampleValue(name, properties[name] ?? {}, values)]));
}

/** The headers of a call to MCP, in the revision without sessions: there a single request is enough. */
const CALL_HEADERS = {
  'Content-Type': 'application/json',
  'MCP-Protocol-Version': MCP_REVISIONS.stateless,
  'Mcp-Method': 'tools/call',
  'Mcp-Name': 'search_reviews',
};

function toolCall({ mentions_technician, limit }: SampleValues): Literal {
  const filters = { ...(mentions_technician !== undefined && { mentions_technician }), limit: Number(limit) };
  const client = {
    'io.modelcontextprotocol/protocolVersion': MCP_REVISIONS.stateless,
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'example-client', version: '1.0.0' },
  };
  const params = { name: CALL_HEADERS['Mcp-Name'], arguments: filters, _meta: client };
  return { jsonrpc: '2.0', id: 1, method: CALL_HEADERS['Mcp-Method'], params };
}

function answerOf(operation: Operation, path: string): SampleRequest['answer'] {
  const [type] = Object.keys(successOf(operation)?.answer.content ?? {});
  if (type === undefined) return 'nothing';
  if (/[/+]json$/.test(type)) return 'json';
  return /^text\/|[/+]xml$|jsonl$|ndjson$/.test(type) ? 'text' : { file: path.slice(path.lastIndexOf('/') + 1) };
}
