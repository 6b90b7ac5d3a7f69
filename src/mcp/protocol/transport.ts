import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { JsonPieces } from '../messages/json-text.ts';
import type { RpcProblem } from '../messages/rpc-answer.ts';

/** The reply to a request: a result, or an error for the client. */
export type Reply = { readonly result: JsonPieces } | { readonly error: RpcProblem };

/** A result that is JSON already; to the SDK it is an object like any other. */
export class PreparedResult {
  readonly [key: string]: unknown;
  readonly json: JsonPieces;

  constructor(json: JsonPieces) {
    this.json = json;
  }
}

/** Leads the requests of all clients to one server. */
interface SharedTransport extends Transport {
  ask(method: string, params: Record<string, unknown>): Promise<Reply>;
}

/** Every request gets a number of its own, because several clients may choose the same id. */
export function createTransport(): SharedTransport {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  const transport: SharedTransport = {
    ask(method, params) {
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        transport.onmessage?.({ jsonrpc: '2.0', id, method, params });
      });
    },
    start: async () => {},
    async send(message) {
      if (!('id' in message) || typeof message.id !== 'number') return;
      waiting.get(message.id)?.(replyOf(message));
      waiting.delete(message.id);
    },
    close: async () => {},
  };
  return transport;
}

function replyOf(message: JSONRPCMessage): Reply {
  if ('error' in message) return { error: message.error };
  const result = 'result' in message ? message.result : {};
  return { result: result instanceof PreparedResult ? result.json : [Buffer.from(JSON.stringify(result))] };
}
