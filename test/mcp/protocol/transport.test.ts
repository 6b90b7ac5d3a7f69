import type { JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from 'vitest';
import { createTransport, PreparedResult } from '../../../src/mcp/protocol/transport.ts';

/** A transport, and the requests that it passed on, which nobody has answered yet. */
function openTransport() {
  const transport = createTransport();
  const asked: JSONRPCRequest[] = [];
  transport.onmessage = (message) => {
    if ('id' in message && 'method' in message) asked.push(message);
  };
  return { transport, asked };
}

function textOf(reply: object): string {
  return Buffer.concat((reply as { result: Uint8Array[] }).result).toString();
}

describe('a request', () => {
  it('is handed on as JSON-RPC', () => {
    const { transport, asked } = openTransport();
    void transport.ask('tools/call', { n: 1 });
    expect(asked).toEqual([{ jsonrpc: '2.0', id: expect.any(Number), method: 'tools/call', params: { n: 1 } }]);
  });

  it('gets its own reply among several at once, in whatever order they are answered', async () => {
    const { transport, asked } = openTransport();
    const replies = [0, 1, 2].map((n) => transport.ask('tools/call', { n }));
    for (const { id, params } of asked.toReversed()) await transport.send({ jsonrpc: '2.0', id, result: { n: params?.n } });
    expect((await Promise.all(replies)).map(textOf)).toEqual(['{"n":0}', '{"n":1}', '{"n":2}']);
  });

  it('gets a result that is JSON already as it is', async () => {
    const { transport, asked } = openTransport();
    const reply = transport.ask('tools/list', {});
    const pieces = [Buffer.from('{"a": ['), Buffer.from('\n]}')];
    await transport.send({ jsonrpc: '2.0', id: asked[0]?.id ?? 0, result: new PreparedResult(pieces) });
    expect(await reply).toEqual({ result: pieces });
  });

  it('gets an error as an error', async () => {
    const { transport, asked } = openTransport();
    const reply = transport.ask('x', {});
    const error = { code: -32601, message: 'unknown method', data: { a: 1 } };
    await transport.send({ jsonrpc: '2.0', id: asked[0]?.id ?? 0, error });
    expect(await reply).toEqual({ error });
  });
});

it('what answers no request here changes nothing', async () => {
  const { transport, asked } = openTransport();
  const reply = transport.ask('ping', {});
  const id = asked[0]?.id ?? 0;
  await transport.send({ jsonrpc: '2.0', id: Number(id) + 1, result: { wrong: true } });
  await transport.send({ jsonrpc: '2.0', id: String(id), result: { wrong: true } });
  await transport.send({ jsonrpc: '2.0', method: 'notifications/message' });
  await transport.send({ jsonrpc: '2.0', id, result: {} });
  await transport.send({ jsonrpc: '2.0', id, result: { late: true } });
  expect(textOf(await reply)).toBe('{}');
});
