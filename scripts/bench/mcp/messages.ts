import { MCP_REVISIONS } from '../../../src/representations/discovery/mcp-revisions.ts';
import { checkResult, type Message, post } from './client.ts';

/** A client's request; the rest of the message depends on the revision. */
export interface Ask {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Writes the messages of one conversation. */
export type Writer = (ask: Ask, id: number) => Message;

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const CLIENT = { name: 'bench', version: '1.0.0' };
const [, REVISION] = MCP_REVISIONS.session;

/** Begins a session of the newest revision that has sessions. A server without sessions gives no id, so none is sent. */
export async function beginSession(url: string): Promise<Writer> {
  const params = { protocolVersion: REVISION, capabilities: {}, clientInfo: CLIENT };
  const welcome = await post(url, { headers: HEADERS, body: encode({ method: 'initialize', params }, 0) });
  checkResult(welcome);
  const sessionId = welcome.headers['mcp-session-id'];
  const headers = {
    ...HEADERS,
    'MCP-Protocol-Version': REVISION,
    ...(typeof sessionId === 'string' && { 'Mcp-Session-Id': sessionId }),
  };
  await post(url, { headers, body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }) });
  return (ask, id) => ({ headers, body: encode(ask, id) });
}

const META = {
  'io.modelcontextprotocol/protocolVersion': MCP_REVISIONS.stateless,
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** In the revision without sessions, each message is complete in itself. */
export const writeStateless: Writer = ({ method, params }, id) => ({
  headers: {
    ...HEADERS,
    'MCP-Protocol-Version': MCP_REVISIONS.stateless,
    'Mcp-Method': method,
    ...(typeof params.name === 'string' && { 'Mcp-Name': params.name }),
  },
  body: encode({ method, params: { ...params, _meta: META } }, id),
});

function encode({ method, params }: Ask, id: number): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}
