import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { openPeerTools } from './peer-tools.ts';
import { servePeer } from './serve-peer.ts';

/** The peer for the revision without sessions: SDK 2's own handler, with a new server for each request. */
const [packFile = ''] = process.argv.slice(2);
const tools = await openPeerTools(packFile);
const handler = createMcpHandler(createMcpServer, { legacy: 'reject' });

function createMcpServer(): McpServer {
  const server = new McpServer({ name: 'bench', version: '1.0.0' });
  for (const { name, config, answer } of tools) server.registerTool(name, config, answer);
  return server;
}

servePeer(async (incoming, response, parsedBody) => {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, `${value}`]);
  const request = new Request('http://localhost/mcp', { method: 'POST', headers });
  const answer = await handler.fetch(request, { parsedBody });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
