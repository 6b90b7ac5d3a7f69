import { MCP_REVISIONS } from '../../../../src/representations/discovery/mcp-revisions.ts';
import { initialize, MCP_HEADERS, rpc, stateless } from '../../../../test/support/mcp/messages.ts';
import { checkResult, type Message, post } from './client.ts';

/** A client's request; the rest of the message depends on the revision. */
export interface Ask {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Writes the messages of one conversation. */
export type Writer = (ask: Ask, id: number) => Message;

const [, REVISION] = MCP_REVISIONS.session;

/** Begins a session of the newest revision that has sessions. A server without sessions gives no id, so none is sent. */
export async function beginSession(url: string): Promise<Writer> {
  const welcome = await post(url, { headers: MCP_HEADERS, body: JSON.stringify(initialize(REVISION)) });
  checkResult(welcome);
  const sessionId = welcome.headers['mcp-session-id'];
  const headers = {
    ...MCP_HEADERS,
    'MCP-Protocol-Version': REVISION,
    ...(typeof sessionId === 'string' && { 'Mcp-Session-Id': sessionId }),
  };
  await post(url, { headers, body: JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }) });
  return ({ method, params }, id) => ({ headers, body: JSON.stringify(rpc(method, params, id)) });
}

/** In the revision without sessions, each message is complete in itself. */
export const writeStateless: Writer = ({ method, params }, id) => {
  const { body, headers } = stateless(method, params);
  return { headers: { ...MCP_HEADERS, ...headers }, body: JSON.stringify({ ...body, id }) };
};
