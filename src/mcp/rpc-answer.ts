import { type Answer, NO_STORE } from '../http/answer.ts';
import { corsHeaders } from '../http/cors.ts';
import type { RpcId } from './message.ts';

const HEADERS: Answer['headers'] = {
  'Content-Type': 'application/json',
  ...NO_STORE,
  ...corsHeaders,
  'X-Content-Type-Options': 'nosniff',
};

interface RpcProblem {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** A result, given as JSON in UTF-8. */
export function resultAnswer(id: RpcId, result: Uint8Array, headers: Answer['headers'] = {}): Answer {
  const head = Buffer.from(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`);
  return { status: 200, headers: { ...HEADERS, ...headers }, body: Buffer.concat([head, result, BRACE]) };
}

const BRACE = Buffer.from('}');

/** The method says no: to JSON-RPC that is an error, to HTTP an answer like any other. */
export function errorAnswer(id: RpcId, { code, message, data }: RpcProblem): Answer {
  return { status: 200, headers: HEADERS, body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } }) };
}

/** HTTP says no; the body is an error of JSON-RPC and, by its `status`, one of the API's. */
export function refusal(
  status: number,
  { code, message }: RpcProblem,
  { id = null, headers = {} }: { id?: RpcId | null; headers?: Answer['headers'] } = {},
): Answer {
  const body = JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, status } });
  return { status, headers: { ...HEADERS, ...headers }, body };
}

/** A notification, or anything else that is not answered, has arrived. */
export function acceptedAnswer(): Answer {
  return { status: 202, headers: ACCEPTED, body: null };
}

const { 'Content-Type': _, ...ACCEPTED } = HEADERS;

/** An answer of the SDK, with the headers of the others. */
export async function fromResponse(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: text === '' ? ACCEPTED : HEADERS, body: text === '' ? null : text };
}
