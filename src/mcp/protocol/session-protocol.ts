import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { JsonPieces } from '../messages/json-text.ts';
import type { RpcProblem } from '../messages/rpc-answer.ts';
import { UNKNOWN_METHOD } from '../messages/rpc-error.ts';
import { type Methods, wrongParams } from './methods.ts';
import { negotiate } from './revision.ts';

/** The reply to a request: a result, or an error for the client. */
type Reply = { readonly result: JsonPieces } | { readonly error: RpcProblem };

/** The revisions with sessions, 2025-06-18 and 2025-11-25. One server of the SDK answers all sessions, and remembers none. */
export interface SessionProtocol {
  answer(method: string, params: unknown): Promise<Reply>;
}

/** Fields that every request may have. They are checked here, because the SDK never answers a request with faulty ones. */
const requestSchema = z.looseObject({
  _meta: z.looseObject({ progressToken: z.union([z.string(), z.int()]).optional() }).optional(),
});

/** The fields that matter here. The others are not passed on: the SDK examines all that it gets, which may be a megabyte. */
const initializeSchema = z.object({
  protocolVersion: z.string(),
  capabilities: z.looseObject({}),
  clientInfo: z.object({ name: z.string(), version: z.string() }),
});

export function createSessionProtocol(methods: Methods): SessionProtocol {
  const { info, instructions } = methods;
  const server = new Server({ ...info }, { capabilities: { tools: {}, resources: {} }, instructions });
  // Not by `setRequestHandler`, which takes every result apart to check it.
  server.fallbackRequestHandler = async ({ method, params }) => new PreparedResult(await methods.answer(method, params));
  const ask = connect(server);

  async function answer(method: string, params: unknown): Promise<Reply> {
    if (method === 'initialize') return begin(params);
    if (method !== 'ping' && !methods.names.includes(method)) return { error: UNKNOWN_METHOD };
    const parsed = requestSchema.safeParse(params ?? {});
    if (!parsed.success) return { error: wrongParams(parsed.error) };
    // A server without tasks must ignore the field `task` (MCP 2025-11-25, tasks).
    const { _meta, task, ...rest } = parsed.data;
    return ask(method, rest);
  }

  async function begin(params: unknown): Promise<Reply> {
    const parsed = initializeSchema.safeParse(params);
    if (!parsed.success) return { error: wrongParams(parsed.error) };
    const { protocolVersion, clientInfo } = parsed.data;
    return ask('initialize', { protocolVersion: negotiate(protocolVersion), capabilities: {}, clientInfo });
  }

  return { answer };
}

/** A result that is JSON already; to the SDK it is an object like any other. */
class PreparedResult {
  readonly [key: string]: unknown;
  readonly json: JsonPieces;

  constructor(json: JsonPieces) {
    this.json = json;
  }
}

/** Makes the function that asks a server. Each request gets a number of its own, because several clients may choose the same id. */
function connect(server: Server): (method: string, params: Record<string, unknown>) => Promise<Reply> {
  const waiting = new Map<unknown, (reply: Reply) => void>();
  let last = 0;
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    async send(message) {
      if (!('id' in message)) return;
      waiting.get(message.id)?.(replyOf(message));
      waiting.delete(message.id);
    },
  };
  void server.connect(transport);
  return (method, params) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      transport.onmessage?.({ jsonrpc: '2.0', id, method, params });
    });
}

function replyOf(message: JSONRPCMessage): Reply {
  if ('error' in message) return { error: message.error };
  const result = 'result' in message ? message.result : {};
  return { result: result instanceof PreparedResult ? result.json : [Buffer.from(JSON.stringify(result))] };
}
