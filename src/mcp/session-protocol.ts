import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { InitializeRequestSchema, JSONRPCRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { parseWith } from '../reviews/issues.ts';
import { isObject } from './message.ts';
import { METHODS, type Methods, wrongParams } from './methods.ts';
import { negotiate } from './revision.ts';
import { RPC, RpcError } from './rpc-error.ts';
import { createTransport, PreparedResult, type Reply } from './transport.ts';

/** The revisions with sessions, 2025-06-18 and 2025-11-25: one server of the SDK for all of them, which remembers none. */
export interface SessionProtocol {
  answer(method: string, params: unknown): Promise<Reply>;
}

const KNOWN = ['initialize', 'ping', ...METHODS];

export function createSessionProtocol(methods: Methods): SessionProtocol {
  const { info, instructions } = methods;
  const server = new Server({ ...info }, { capabilities: { tools: {}, resources: {} }, instructions });
  // Not by `setRequestHandler`, which takes every result apart to check it.
  server.fallbackRequestHandler = async ({ method, params }) => new PreparedResult(await methods.answer(method, params));
  const transport = createTransport();
  void server.connect(transport);
  return {
    async answer(method, params) {
      const problem = problemWith(method, params);
      return problem === undefined ? transport.ask(method, adapt(method, params)) : { error: problem };
    },
  };
}

/** The SDK never answers what is no request by its own schema, and tells of a wrong `initialize` as of a defect. */
function problemWith(method: string, params: unknown): RpcError | undefined {
  if (!KNOWN.includes(method)) return new RpcError(RPC.methodNotFound, 'unknown method');
  const { shape } = method === 'initialize' ? InitializeRequestSchema : JSONRPCRequestSchema;
  const parsed = parseWith(shape.params, params);
  return parsed.ok ? undefined : wrongParams(parsed.issues);
}

function adapt(method: string, params: unknown): Record<string, unknown> | undefined {
  if (!isObject(params)) return undefined;
  // A server without tasks must answer as if none had been asked for (MCP 2025-11-25, tasks).
  const { task: _, ...rest } = params;
  return method === 'initialize' ? { ...rest, protocolVersion: negotiate(String(params.protocolVersion)) } : rest;
}
