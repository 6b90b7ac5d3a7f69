import { initialize, MCP_HEADERS, rpc, stateless } from './messages.ts';

/** A client of `/mcp` that sends what a test says, without an SDK's help. */

export type Fields = Readonly<Record<string, string>>;

/** A JSON-RPC answer. The error has a `status` if the HTTP status is an error too. */
export interface RpcReply {
  readonly jsonrpc: string;
  readonly id: string | number | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly status?: number; readonly data?: unknown };
}

export interface ToolResult {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

/** A session in the newest revision of the protocol that has sessions. */
export interface McpSession {
  readonly id: string;
  /** The result of `initialize`. */
  readonly begun: Readonly<Record<string, unknown>>;
  post(method: string, params?: object): Promise<Response>;
  /** The result of a request. Rejects if there is none. */
  ask(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
  call(name: string, given?: object): Promise<ToolResult>;
}

/** POSTs a message. A string is sent unchanged, anything else as JSON. */
export function postMcp(url: string, message: unknown, headers: Fields = {}): Promise<Response> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return fetch(url, { method: 'POST', headers: { ...MCP_HEADERS, ...headers }, body, redirect: 'manual' });
}

/** Begins a session at the address of an endpoint. */
export async function beginSession(url: string): Promise<McpSession> {
  const response = await postMcp(url, initialize());
  const id = response.headers.get('mcp-session-id');
  if (id === null) throw new Error(`no session: ${response.status} ${await response.text()}`);
  const begun = resultOf(await replyOf(response));
  const headers = { 'Mcp-Session-Id': id, 'MCP-Protocol-Version': String(begun.protocolVersion) };

  const post: McpSession['post'] = (method, params) => postMcp(url, rpc(method, params), headers);

  async function ask(method: string, params?: object): Promise<Readonly<Record<string, unknown>>> {
    return resultOf(await replyOf(await post(method, params)));
  }

  return {
    id,
    begun,
    post,
    ask,
    call: async (name, given = {}) => toToolResult(await ask('tools/call', { name, arguments: given })),
  };
}

/** POSTs a request of the revision without sessions. */
export function postStateless(url: string, method: string, params?: Readonly<Record<string, unknown>>): Promise<Response> {
  const { body, headers } = stateless(method, params);
  return postMcp(url, body, headers);
}

/** The result of a request of the revision without sessions. */
export async function askStateless(
  url: string,
  method: string,
  params?: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  return resultOf(await replyOf(await postStateless(url, method, params)));
}

export async function replyOf(response: Response): Promise<RpcReply> {
  return (await response.json()) as RpcReply;
}

function resultOf({ result, error }: RpcReply): Readonly<Record<string, unknown>> {
  if (!result) throw new Error(`no result: ${JSON.stringify(error)}`);
  return result;
}

/** Reads a result as the one of `tools/call`. */
export function toToolResult(result: unknown): ToolResult {
  return result as ToolResult;
}
