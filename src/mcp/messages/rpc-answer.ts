import { type Answer, NO_SNIFFING, NO_STORE } from '../../http/answer.ts';
import { corsHeaders } from '../../http/cors.ts';
import type { JsonPieces } from './json-text.ts';
import type { RpcId } from './message.ts';

const HEADERS: Answer['headers'] = {
  'Content-Type': 'application/json',
  ...NO_STORE,
  ...corsHeaders,
  ...NO_SNIFFING,
};

/** What a client is told of an error. */
export interface RpcProblem {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export function resultAnswer(id: RpcId, result: JsonPieces, headers: Answer['headers'] = {}): Answer {
  const head = Buffer.from(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`);
  return { status: 200, headers: { ...HEADERS, ...headers }, body: [head, ...result, BRACE] };
}

const BRACE = Buffer.from('}');

/** An error of the method that was called. JSON-RPC sends it in a response, so that the status of HTTP is 200. */
export function errorAnswer(id: RpcId, { code, message, data }: RpcProblem): Answer {
  return { status: 200, headers: HEADERS, body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } }) };
}

/** The answer to a request that reaches no method: an error of JSON-RPC, with a `status` as errors of the API have it. */
export function refusal(
  status: number,
  { code, message }: RpcProblem,
  { id = null, headers = {} }: { id?: RpcId | null; headers?: Answer['headers'] } = {},
): Answer {
  const body = JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, status } });
  return { status, headers: { ...HEADERS, ...headers }, body };
}

/** The answer to a message that needs none, such as a notification: only that it has arrived. */
export function acceptedAnswer(): Answer {
  return { status: 202, headers: ACCEPTED, body: null };
}

const { 'Content-Type': _, ...ACCEPTED } = HEADERS;

/** An answer of the SDK, in the form of the others. */
export async function fromResponse(response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  if (text === '') return { status, headers: ACCEPTED, body: null };
  return { status, headers: HEADERS, body: status < 400 ? text : withStatus(text, status) };
}

function withStatus(text: string, status: number): string {
  const { error, ...message } = JSON.parse(text);
  return JSON.stringify({ ...message, error: { ...error, status } });
}
