import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { openPeerTools } from './peer-tools.ts';
import { servePeer } from './serve-peer.ts';

/** The peer for the revisions with sessions: SDK 1 on bare `node:http`, in the mode that the second parameter names. */
const [packFile = '', mode] = process.argv.slice(2);
const tools = await openPeerTools(packFile);
const sessions = new Map<string, StreamableHTTPServerTransport>();

function createMcpServer(): McpServer {
  const server = new McpServer({ name: 'bench', version: '1.0.0' });
  for (const { name, config, answer } of tools) server.registerTool(name, config, answer);
  return server;
}

/** One server for each session, which stays in memory. */
async function answerStateful(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
  const known = sessions.get(`${request.headers['mcp-session-id']}`);
  const transport = known ?? (await beginSession());
  await transport.handleRequest(request, response, body);
}

async function beginSession(): Promise<StreamableHTTPServerTransport> {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    enableJsonResponse: true,
    onsessioninitialized: (id) => {
      sessions.set(id, transport);
    },
  });
  await createMcpServer().connect(transport);
  return transport;
}

/** A new server for each request, as in the SDK's example `simpleStatelessStreamableHttp.ts`. */
async function answerStateless(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
  const server = createMcpServer();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, body);
}

servePeer(mode === 'stateful' ? answerStateful : answerStateless);
