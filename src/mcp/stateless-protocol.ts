import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Answer } from '../http/answer.ts';
import { MCP_REVISIONS } from '../representations/mcp-revisions.ts';
import { idOf, isObject } from './message.ts';
import { callSchema, type Methods, wrongParams } from './methods.ts';
import { errorAnswer, fromResponse, refusal } from './rpc-answer.ts';
import { RPC } from './rpc-error.ts';

/** The revision without sessions, 2026-07-28: every request says by itself all that there is to know. */
export interface StatelessProtocol {
  /** Answers a POST; `body` is its content, decoded. */
  answer(headers: Fields, body: unknown): Promise<Answer>;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** As over HTTP: it may be kept, and is asked for again. */
const CACHED = { ttlMs: 0, cacheScope: 'public' } as const;

const CACHE_HINTS = {
  'server/discover': CACHED,
  'tools/list': CACHED,
  'resources/list': CACHED,
  'resources/templates/list': CACHED,
  'resources/read': CACHED,
};

/** The methods look at their params themselves; the SDK would tell a client that it was wrong as of a defect. */
const SCHEMAS = { params: z.looseObject({}) };

/** Bounds of what a request tells of itself and its client, in UTF-16 code units of JSON: the SDK looks into all of it. */
const LONGEST_META = 16_384;
const DEEPEST_META = 32;

const NO_STREAMS = { code: RPC.methodNotFound, message: 'unknown method; nothing is pushed here, the WebSub hub does that' };
const LARGE_META = {
  code: RPC.invalidParams,
  message: `wrong params: _meta is longer than ${LONGEST_META} characters of JSON, or deeper than ${DEEPEST_META} levels`,
};

/** `onError` is told of defects. */
export function createStatelessProtocol(methods: Methods, onError: (error: unknown) => void): StatelessProtocol {
  const { info, instructions } = methods;
  function createServer(): Server {
    const server = new Server({ ...info }, { capabilities: { tools: {}, resources: {} }, instructions, cacheHints: CACHE_HINTS });
    // One by one: to the SDK a method without a handler is a 404.
    for (const name of methods.names) {
      server.setRequestHandler(name, SCHEMAS, async (params) => {
        return JSON.parse(Buffer.concat(await methods.answer(name, params)).toString());
      });
    }
    return server;
  }
  const handler = createMcpHandler(createServer, { legacy: 'reject' });
  return {
    async answer(headers, body) {
      const refused = refuse(headers, body);
      if (refused) return refused;
      const request = new Request('http://localhost/mcp', { method: 'POST', headers: fields(headers) });
      const response = await handler.fetch(request, { parsedBody: body });
      if (response.status >= 500) onError(new Error(`the SDK failed on a request of ${MCP_REVISIONS.stateless}`));
      return fromResponse(response);
    },
  };
}

/** What is not for the SDK to answer. */
function refuse(headers: Fields, body: unknown): Answer | undefined {
  if (!isObject(body)) return undefined;
  const id = idOf(body);
  const params = isObject(body.params) ? body.params : {};
  const meta = isObject(params._meta) ? params._meta : {};
  if (isDeeper(meta, DEEPEST_META) || JSON.stringify(meta).length > LONGEST_META) return refusal(400, LARGE_META, { id });
  const revisions = [headers['mcp-protocol-version'], meta['io.modelcontextprotocol/protocolVersion']];
  const isProper = revisions.every((each) => each === MCP_REVISIONS.stateless) && headers['mcp-method'] === body.method;
  // What is wrong with headers comes first, and is for the SDK to tell.
  if (id === null || !isProper) return undefined;
  // The SDK would open a stream on which nothing ever comes.
  if (body.method === 'subscriptions/listen') return refusal(404, NO_STREAMS, { id });
  if (body.method !== 'tools/call' || headers['mcp-name'] !== params.name) return undefined;
  const call = callSchema.safeParse(params);
  return call.success ? undefined : errorAnswer(id, wrongParams(call.error));
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

function fields(headers: Fields): [string, string][] {
  return Object.entries(headers).filter((field): field is [string, string] => typeof field[1] === 'string');
}
