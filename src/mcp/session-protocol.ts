import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  InitializeRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { isObject } from './message.ts';
import { type Methods, unknownMethod } from './methods.ts';
import { negotiate } from './revision.ts';
import { RPC, RpcError } from './rpc-error.ts';
import { createTransport, PreparedResult, type Reply } from './transport.ts';

/** The revisions with sessions, 2025-06-18 and 2025-11-25: one server of the SDK for all of them, which remembers none. */
export interface SessionProtocol {
  answer(method: string, params: unknown): Promise<Reply>;
}

/** What each method takes; the SDK would tell a client that it was wrong as an internal error. */
const REQUESTS = new Map(
  [
    InitializeRequestSchema,
    PingRequestSchema,
    ListToolsRequestSchema,
    CallToolRequestSchema,
    ListResourcesRequestSchema,
    ListResourceTemplatesRequestSchema,
    ReadResourceRequestSchema,
  ].map((schema) => [schema.shape.method.value as string, schema]),
);

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

/** The SDK never answers what is no request by its own schema. */
function problemWith(method: string, params: unknown): RpcError | undefined {
  const schema = REQUESTS.get(method);
  if (!schema) return unknownMethod();
  const parsed = schema.safeParse({ method, params });
  if (parsed.success) return undefined;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return new RpcError(RPC.invalidParams, `wrong params: ${issues.join('; ')}`);
}

function adapt(method: string, params: unknown): Record<string, unknown> | undefined {
  if (!isObject(params)) return undefined;
  if (method === 'initialize') return { ...params, protocolVersion: negotiate(String(params.protocolVersion)) };
  // A server without tasks must answer as if none had been asked for (MCP 2025-11-25, tasks).
  const { task: _, ...rest } = params;
  return rest;
}
