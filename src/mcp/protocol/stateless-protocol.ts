import { createMcpHandler, type McpRequestContext, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Answer } from '../../http/answer.ts';
import type { HttpRequest } from '../../http/content/serve-representation.ts';
import { MCP_REVISIONS } from '../../representations/discovery/mcp-revisions.ts';
import type { JsonPieces } from '../messages/json-text.ts';
import { idOf, isObject } from '../messages/message.ts';
import { fromResponse, refusal, resultAnswer } from '../messages/rpc-answer.ts';
import { RPC } from '../messages/rpc-error.ts';
import type { Methods } from './methods.ts';

/** The revision without sessions, 2026-07-28: every request holds all that is needed to answer it. */
export interface StatelessProtocol {
  /** Answers a POST; `body` is its content, decoded. */
  answer(headers: HttpRequest['headers'], body: unknown): Promise<Answer>;
}

/** As over HTTP: any cache may keep an answer, but has to ask again before it uses it. */
const CACHED = { ttlMs: 0, cacheScope: 'public' } as const;

const CACHE_HINTS = {
  'server/discover': CACHED,
  'tools/list': CACHED,
  'resources/list': CACHED,
  'resources/templates/list': CACHED,
  'resources/read': CACHED,
};

/** The methods check their params themselves: the SDK would answer wrong ones with an internal error. */
const SCHEMAS = { params: z.looseObject({}) };

/** The most characters and levels that params may have besides arguments, as the SDK examines all of them. */
const LARGEST = 16_384;
const DEEPEST = 32;

const NO_STREAMS = { code: RPC.methodNotFound, message: 'unknown method; nothing is pushed here, the WebSub hub does that' };
const LARGE = {
  code: RPC.invalidParams,
  message: `wrong params: besides arguments they may hold ${LARGEST} characters of JSON, in ${DEEPEST} levels`,
};

/** The data of one request that do not go through the SDK, which would parse them and write them anew. */
interface Exchange {
  readonly params: unknown;
  result?: JsonPieces;
}

/** `onError` is called with defects. */
export function createStatelessProtocol(methods: Methods, onError: (error: unknown) => void): StatelessProtocol {
  const { info, instructions } = methods;
  const exchanges = new WeakMap<Request, Exchange>();

  function createServer({ requestInfo }: McpRequestContext): Server {
    const exchange = (requestInfo && exchanges.get(requestInfo)) ?? { params: undefined };
    const server = new Server({ ...info }, { capabilities: { tools: {}, resources: {} }, instructions, cacheHints: CACHE_HINTS });
    // Each method needs a handler, because the SDK answers 404 for one without.
    for (const name of methods.names) {
      server.setRequestHandler(name, SCHEMAS, async () => {
        exchange.result = await methods.answer(name, exchange.params);
        return { ...STAND_IN };
      });
    }
    return server;
  }

  const handler = createMcpHandler(createServer, { legacy: 'reject' });
  return {
    async answer(headers, body) {
      const { params, ...message } = isObject(body) ? body : { params: undefined };
      const { arguments: given, ...rest } = isObject(params) ? params : { arguments: undefined };
      if (isLarge(rest)) return refusal(400, LARGE, { id: idOf(message) });
      if (isListen(headers, message, rest._meta)) return refusal(404, NO_STREAMS, { id: idOf(message) });
      const request = new Request('http://localhost/mcp', { method: 'POST', headers: fields(headers) });
      const exchange: Exchange = { params };
      exchanges.set(request, exchange);
      const response = await handler.fetch(request, { parsedBody: isObject(params) ? { ...message, params: rest } : body });
      if (response.status >= 500) onError(new Error(`the SDK failed on a request of ${MCP_REVISIONS.stateless}`));
      return exchange.result ? withResult(response, exchange.result) : fromResponse(response);
    },
  };
}

/** The result that the SDK gets for every method, in place of the real one; the result of a tool must have `content`. */
const STAND_IN = { content: [] };

/** Puts a result in the place of its stand-in, and keeps the fields that the SDK added. */
async function withResult(response: Response, result: JsonPieces): Promise<Answer> {
  const { id, result: made } = JSON.parse(await response.text());
  const { content, ...added } = made;
  const [last = OPEN_BRACE, ...before] = result.toReversed();
  const end = Buffer.from(`,${JSON.stringify(added).slice(1)}`);
  return resultAnswer(id, [...before.toReversed(), last.subarray(0, -1), end]);
}

const OPEN_BRACE = Buffer.from('{}');

/**
 * Whether a request asks for a stream. The SDK would open one, on which nothing would ever be sent. Requests with wrong headers
 * are left to the SDK, which refuses them.
 */
function isListen(headers: HttpRequest['headers'], message: Record<string, unknown>, meta: unknown): boolean {
  const named = isObject(meta) ? meta['io.modelcontextprotocol/protocolVersion'] : undefined;
  const isProper = [headers['mcp-protocol-version'], named].every((each) => each === MCP_REVISIONS.stateless);
  const methods = [headers['mcp-method'], message.method];
  return idOf(message) !== null && isProper && methods.every((each) => each === 'subscriptions/listen');
}

/** Whether params hold more than they may. No more than that is looked at. */
function isLarge(params: unknown): boolean {
  let left = LARGEST;
  function exceeds(value: unknown, levels: number): boolean {
    left -= typeof value === 'string' ? value.length + 2 : 1;
    if (left < 0 || levels < 0) return true;
    if (Array.isArray(value)) return value.some((part) => exceeds(part, levels - 1));
    if (!isObject(value)) return false;
    // Not `Object.entries`, which would make a pair of every field first.
    for (const name in value) {
      left -= name.length;
      if (exceeds(value[name], levels - 1)) return true;
    }
    return false;
  }
  return exceeds(params, DEEPEST);
}

function fields(headers: HttpRequest['headers']): [string, string][] {
  return Object.entries(headers).filter((field): field is [string, string] => typeof field[1] === 'string');
}
