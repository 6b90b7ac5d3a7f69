import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { z } from 'zod';
import { UNKNOWN_METHOD } from '../messages/rpc-error.ts';
import { type Methods, wrongParams } from './methods.ts';
import { negotiate } from './revision.ts';
import { createTransport, PreparedResult, type Reply } from './transport.ts';

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
  const transport = createTransport();
  void server.connect(transport);

  async function answer(method: string, params: unknown): Promise<Reply> {
    if (method === 'initialize') return begin(params);
    if (method !== 'ping' && !methods.names.includes(method)) return { error: UNKNOWN_METHOD };
    const parsed = requestSchema.safeParse(params ?? {});
    if (!parsed.success) return { error: wrongParams(parsed.error) };
    // A server without tasks must ignore the field `task` (MCP 2025-11-25, tasks).
    const { _meta, task, ...rest } = parsed.data;
    return transport.ask(method, rest);
  }

  async function begin(params: unknown): Promise<Reply> {
    const parsed = initializeSchema.safeParse(params);
    if (!parsed.success) return { error: wrongParams(parsed.error) };
    const { protocolVersion, clientInfo } = parsed.data;
    return transport.ask('initialize', { protocolVersion: negotiate(protocolVersion), capabilities: {}, clientInfo });
  }

  return { answer };
}
