export type RpcId = string | number;

/** One message of a client (JSON-RPC 2.0). What a response says does not matter: this server asks nothing. */
export type Message =
  | { readonly kind: 'request'; readonly id: RpcId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'notification' }
  | { readonly kind: 'response' }
  | Malformed;

/** What is no message; `id` where one could be read. */
export interface Malformed {
  readonly kind: 'malformed';
  readonly id: RpcId | null;
  readonly problem: string;
}

/** Decodes a body; `undefined` where it is no JSON in UTF-8. */
export function decodeJson(bytes: Uint8Array): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}

/** Leaves out what is `null` where MCP lets it be absent: many clients write down every field that they know. */
export function withoutNulls(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { params, ...message } = body;
  if (params === undefined || params === null) return message;
  return { ...message, params: isObject(params) ? dropNulls(params, ['arguments', 'cursor', '_meta']) : params };
}

function dropNulls(params: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => value !== null || !names.includes(name)));
}

/** Says which message a decoded body is; params are for the method to check. */
export function toMessage(body: unknown): Message {
  if (Array.isArray(body)) return malformed(null, 'a batch is not allowed; send one message at a time');
  if (!isObject(body)) return malformed(null, 'a message is an object with "jsonrpc": "2.0"');
  const { jsonrpc, id, method, params, result, error } = body;
  const knownId = idOf(body);
  if (jsonrpc !== '2.0') return malformed(knownId, '"jsonrpc" must be "2.0"');
  if (method === undefined && id !== undefined && (result !== undefined || error !== undefined)) return { kind: 'response' };
  if (typeof method !== 'string') return malformed(knownId, '"method" must be a string');
  if (id === undefined) return { kind: 'notification' };
  return knownId === null
    ? malformed(null, '"id" must be a string or a whole number')
    : { kind: 'request', id: knownId, method, params };
}

/** The id of a body, where it has one. */
export function idOf({ id }: Record<string, unknown>): RpcId | null {
  return isId(id) ? id : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is RpcId {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

function malformed(id: RpcId | null, problem: string): Malformed {
  return { kind: 'malformed', id, problem };
}
