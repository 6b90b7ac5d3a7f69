import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Answer } from '../http/answer.ts';
import { idOf, isObject } from './message.ts';
import { METHODS, type Methods } from './methods.ts';
import { fromResponse, refusal } from './rpc-answer.ts';
import { RPC } from './rpc-error.ts';

/** The revision without sessions, 2026-07-28: every request says by itself all that there is to know. */
export interface StatelessProtocol {
  /** Answers a POST; `body` is its content, decoded. */
  answer(headers: Readonly<Record<string, string | undefined>>, body: unknown): Promise<Answer>;
}

/** How long what changes only with a build may be kept, in ms. */
const LIST_TTL = 60_000;

const LISTS = { ttlMs: LIST_TTL, cacheScope: 'public' } as const;

/** As over HTTP: it may be kept, and is asked for again. */
const READS = { ttlMs: 0, cacheScope: 'public' } as const;

const CACHE_HINTS = {
  'server/discover': LISTS,
  'tools/list': LISTS,
  'resources/list': LISTS,
  'resources/templates/list': LISTS,
  'resources/read': READS,
};

/** The methods look at their params themselves; the SDK would tell a client that it was wrong as of a defect. */
const SCHEMAS = { params: z.looseObject({}) };

const NO_STREAMS = { code: RPC.methodNotFound, message: 'unknown method; nothing is pushed here, the WebSub hub does that' };

export function createStatelessProtocol(methods: Methods): StatelessProtocol {
  const { info, instructions } = methods;
  function createServer(): Server {
    const server = new Server({ ...info }, { capabilities: { tools: {}, resources: {} }, instructions, cacheHints: CACHE_HINTS });
    // One by one: to the SDK a method without a handler is a 404.
    for (const method of METHODS) {
      server.setRequestHandler(method, SCHEMAS, async (params) => {
        return JSON.parse(Buffer.from(await methods.answer(method, params)).toString());
      });
    }
    return server;
  }
  const handler = createMcpHandler(createServer, { legacy: 'reject' });
  return {
    async answer(headers, body) {
      // The SDK would open a stream on which nothing ever comes.
      if (isObject(body) && body.method === 'subscriptions/listen') return refusal(404, NO_STREAMS, { id: idOf(body) });
      const request = new Request('http://localhost/mcp', { method: 'POST', headers: fields(headers) });
      return fromResponse(await handler.fetch(request, { parsedBody: body }));
    },
  };
}

function fields(headers: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(headers).filter((field): field is [string, string] => typeof field[1] === 'string');
}
