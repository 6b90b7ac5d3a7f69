/** The headers that clients send with every POST. */
export const MCP_HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' } as const;

/** The revision without sessions. */
export const STATELESS = '2026-07-28';

const CLIENT = { name: 'test', version: '1.0.0' };

/** A request of JSON-RPC. */
export function rpc(method: string, params?: unknown, id: unknown = 1): object {
  return { jsonrpc: '2.0', id, method, params };
}

/** The request that begins a session. */
export function initialize(protocolVersion: unknown = '2025-11-25'): object {
  return rpc('initialize', { protocolVersion, capabilities: {}, clientInfo: CLIENT });
}

/** What a request without a session says about its client in its params. */
export const STATELESS_META = {
  'io.modelcontextprotocol/protocolVersion': STATELESS,
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A request without a session: its body, and the headers that repeat parts of it. */
export function stateless(
  method: string,
  params: { readonly name?: string; readonly uri?: string; readonly [key: string]: unknown } = {},
) {
  const name = params.name ?? params.uri;
  const headers: Record<string, string> = {
    'mcp-protocol-version': STATELESS,
    'mcp-method': method,
    ...(name !== undefined && { 'mcp-name': name }),
  };
  return { body: rpc(method, { ...params, _meta: STATELESS_META }), headers };
}
