import fc from 'fast-check';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { reviewQuerySchema } from '../../../src/reviews/query/review-query.ts';
import { BASE_URL } from '../sites/built-site.ts';
import type { Fields } from './client.ts';
import { initialize, MCP_HEADERS, STATELESS } from './messages.ts';

interface SentRequest {
  readonly method: string;
  readonly headers: Fields;
  readonly body: Buffer;
}

const REVISION = 'io.modelcontextprotocol/protocolVersion';

const METHODS = [
  ...['initialize', 'ping', 'tools/list', 'tools/call', 'resources/list', 'resources/templates/list', 'resources/read'],
  ...['server/discover', 'subscriptions/listen', 'prompts/list', 'completion/complete', 'logging/setLevel', 'tasks/list'],
  ...['notifications/initialized', 'notifications/cancelled', 'toString', '__proto__', 'constructor', ''],
];

const TOOL_NAMES = [...TOOLS.map(({ name }) => name), '__proto__', 'toString'];

const ADDRESSES = [
  `${BASE_URL}/reviews.json`,
  `${BASE_URL}/insights.json`,
  `${BASE_URL}/feed.xml`,
  `${BASE_URL}/reviews/nobody`,
  'file:///etc/passwd',
];

const ARGUMENTS = [...Object.keys(reviewQuerySchema.shape), 'date', 'id', 'aspect', 'technician', 'service', '__proto__'];

const VALUES = [null, 1, 5, '5', 4.5, 1e308, '2026-01-01', '2026-02-30', 'water', 'price', '', '2026-11-13-sam-r'];

/** A request to the endpoint that usually gets far. `sessionId` is one that the server knows. */
export function randomRequest(sessionId: string): fc.Arbitrary<SentRequest> {
  return fc.oneof(
    { weight: 4, arbitrary: anyRequest(often(sessionId, fc.oneof(mutated(sessionId), headerText))) },
    { weight: 1, arbitrary: statelessRequest() },
  );
}

function anyRequest(session: fc.Arbitrary<string>): fc.Arbitrary<SentRequest> {
  const accept = fc.oneof(fc.constantFrom('*/*', 'application/json', 'text/event-stream'), headerText);
  const type = fc.oneof(fc.constantFrom('text/plain', 'application/json;charset=x'), headerText);
  const usual = fc.record(
    {
      Accept: often(MCP_HEADERS.Accept, accept),
      'Content-Type': often(MCP_HEADERS['Content-Type'], type),
      'Mcp-Session-Id': session,
    },
    { noNullPrototype: true },
  );
  return fc.record({
    method: often('POST', fc.constantFrom('GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS')),
    headers: fc.tuple(usual, often({}, moreHeaders())).map(([some, more]) => ({ ...some, ...more })),
    body: anyBody(),
  });
}

function moreHeaders(): fc.Arbitrary<Fields> {
  const revisions = ['2025-03-26', '2025-06-18', '2025-11-25', STATELESS, '2027-01-01'];
  const origins = ['null', BASE_URL, 'https://elsewhere.example', 'vscode-webview://x'];
  return fc.record(
    {
      'MCP-Protocol-Version': fc.oneof(fc.constantFrom(...revisions), headerText),
      'Mcp-Method': fc.oneof(fc.constantFrom(...METHODS), headerText),
      'Mcp-Name': fc.oneof(fc.constantFrom(...TOOL_NAMES, ...ADDRESSES), headerText),
      Origin: fc.oneof(fc.constantFrom(...origins), headerText),
      Authorization: headerText,
      'Content-Encoding': fc.constantFrom('gzip', 'identity'),
      'Last-Event-ID': headerText,
    },
    { requiredKeys: [], noNullPrototype: true },
  );
}

/** A request whose headers and body agree. */
function statelessRequest(): fc.Arbitrary<SentRequest> {
  const call = fc.tuple(fc.constantFrom(...TOOL_NAMES), givenArguments()).map(([name, given]) => ({ name, arguments: given }));
  const params = fc.oneof(
    fc.constantFrom(...ADDRESSES).map((uri) => ({ method: 'resources/read', name: uri, params: { uri } })),
    call.map((each) => ({ method: 'tools/call', name: each.name, params: each })),
    fc.constantFrom(...METHODS).map((method) => ({ method, name: 'search', params: { name: 'search' } })),
  );
  const revision = often(STATELESS, fc.constantFrom('2025-11-25', '2027-01-01'));
  return fc.tuple(params, revision, envelope()).map(([{ method, name, params }, version, rest]) => ({
    method: 'POST',
    headers: { ...MCP_HEADERS, 'MCP-Protocol-Version': version, 'Mcp-Method': method, 'Mcp-Name': name },
    body: toBytes({ jsonrpc: '2.0', id: name, method, params: { ...params, _meta: { ...rest, [REVISION]: version } } }),
  }));
}

/** Messages, damaged messages, and bodies that are no messages. */
function anyBody(): fc.Arbitrary<Buffer> {
  const damaged = fc.tuple(message().map(toBytes), fc.nat(), fc.nat(255)).map(([bytes, at, byte]) => {
    bytes[at % bytes.length] = byte;
    return bytes;
  });
  const large = fc.constantFrom(2 ** 20 - 40, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20).map((length) => Buffer.alloc(length, '['));
  return fc.oneof(
    { weight: 200, arbitrary: message().map(toBytes) },
    { weight: 20, arbitrary: damaged },
    { weight: 10, arbitrary: fc.jsonValue().map(toBytes) },
    { weight: 10, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 5, arbitrary: fc.array(message(), { maxLength: 3 }).map(toBytes) },
    { weight: 1, arbitrary: large },
  );
}

function message(): fc.Arbitrary<unknown> {
  return fc.record(
    {
      jsonrpc: often<unknown>('2.0', fc.jsonValue()),
      id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
      method: often<unknown>(fc.constantFrom(...METHODS), fc.jsonValue()),
      params: fc.oneof(callParams(), callParams(), readParams(), beginParams(), fc.jsonValue()),
    },
    { requiredKeys: ['jsonrpc', 'method'], noNullPrototype: true },
  );
}

function beginParams(): fc.Arbitrary<unknown> {
  const revision = fc.oneof(fc.constantFrom('2024-11-05', '2025-06-18', STATELESS), fc.string());
  const right = revision.map((each): unknown => Object(initialize(each)).params);
  return often(right, fc.jsonValue());
}

function readParams(): fc.Arbitrary<unknown> {
  const review = fc.string().map((end) => `${BASE_URL}/reviews/${end}`);
  const elsewhere = fc.domain().map((name) => `https://${name}/reviews.json`);
  return fc.tuple(fc.oneof(fc.constantFrom(...ADDRESSES), elsewhere, review), meta()).map(([uri, more]) => ({ uri, ...more }));
}

function callParams(): fc.Arbitrary<unknown> {
  const name = often<unknown>(fc.constantFrom(...TOOL_NAMES), fc.jsonValue());
  return fc
    .tuple(name, often<unknown>(givenArguments(), fc.jsonValue()), meta())
    .map(([tool, given, more]) => ({ name: tool, arguments: given, ...more }));
}

function givenArguments(): fc.Arbitrary<object> {
  const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...VALUES) }, { weight: 1, arbitrary: fc.jsonValue() });
  return fc.oneof(
    fc.constant({ date: '2026-01-01', id: '2026-11-13-sam-r', query: 'water' }),
    fc.dictionary(fc.constantFrom(...ARGUMENTS), value, { maxKeys: 4, noNullPrototype: true }),
  );
}

/** The `_meta` of a message, which is mostly absent in a session. */
function meta(): fc.Arbitrary<object> {
  return often<object>(
    {},
    fc.oneof(envelope(), fc.jsonValue()).map((_meta) => ({ _meta })),
  );
}

/** What every request of the revision without sessions has in `_meta`, or nearly that. */
function envelope(): fc.Arbitrary<object> {
  const revision = often<unknown>(STATELESS, fc.oneof(fc.constantFrom('2025-11-25', '2027-01-01'), fc.jsonValue()));
  return fc.tuple(revision, often<unknown>({}, fc.jsonValue())).map(([version, capabilities]) => ({
    [REVISION]: version,
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  }));
}

/** Usually the right value, and now and then another. */
function often<T>(right: T | fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  const usual = right instanceof fc.Arbitrary ? right : fc.constant(right);
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: other });
}

function mutated(sessionId: string): fc.Arbitrary<string> {
  const change = fc.tuple(fc.nat(sessionId.length - 1), fc.constantFrom(...'AZaz09-_.'));
  return change.map(([at, by]) => sessionId.slice(0, at) + by + sessionId.slice(at + 1));
}

/** Characters that a header may contain: visible ones, in ASCII and beyond. */
const headerText = fc.string({
  unit: fc.oneof(fc.constantFrom(...'"=,;:?/_-.'), characters(0x21, 0x7e), characters(0xa0, 0xff)),
  maxLength: 60,
});

function characters(min: number, max: number): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((code) => String.fromCharCode(code));
}

function toBytes(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
