export type RpcId = string | number;

/** One message of a client (JSON-RPC 2.0). The content of a response does not matter, as this server sends no requests. */
export type Message =
  | { readonly kind: 'request'; readonly id: RpcId; readonly method: string; readonly params: unknown }
  | { readonly kind: 'notification' }
  | { readonly kind: 'response' }
  | Malformed;

/** Something that is no message; `id` is its id if one could be read. */
interface Malformed {
  readonly kind: 'malformed';
  readonly id: RpcId | null;
  readonly problem: string;
}

/** Decodes a body; `undefined` if it is no JSON in UTF-8. */
export function decodeJson(bytes: Uint8Array): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}

/** The fields of a request or notification, and those of a response: `method` tells them apart. */
const CALL = ['jsonrpc', 'id', 'method', 'params'];
const RESPONSE = ['jsonrpc', 'id', 'result', 'error'];

/** The params that some method here reads. */
const PARAMS = ['_meta', 'name', 'arguments', 'uri', 'cursor', 'protocolVersion', 'capabilities', 'clientInfo'];

/**
 * Keeps only the fields of a body that are read here: a megabyte may hold ninety thousand others, and every later step would copy
 * them. A field with the value `null` counts as absent, because many clients write down every field that they know.
 */
export function narrow(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { params, ...message } = pick(body, Object.hasOwn(body, 'method') ? CALL : RESPONSE);
  if (params === undefined || params === null) return message;
  return { ...message, params: isObject(params) ? withoutNulls(pick(params, PARAMS)) : params };
}

/** The values under the names that are there. */
export function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]));
}

export function withoutNulls(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Says which message a decoded body is. Params are checked by the method. */
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
    ? malformed(null, `"id" must be a string or a whole number, which may be no greater than ${Number.MAX_SAFE_INTEGER}`)
    : { kind: 'request', id: knownId, method, params };
}

/** The id of a body, or null if it has none. */
export function idOf({ id }: Record<string, unknown>): RpcId | null {
  return typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(id: RpcId | null, problem: string): Malformed {
  return { kind: 'malformed', id, problem };
}
