import { describe, expect, it } from 'vitest';
import { bodyParts } from '../../../src/http/answer.ts';
import { corsHeaders } from '../../../src/http/cors.ts';
import { acceptedAnswer, errorAnswer, fromResponse, refusal, resultAnswer } from '../../../src/mcp/messages/rpc-answer.ts';

/** The headers of every answer of the endpoint. */
const headers = {
  'Cache-Control': 'no-store',
  ...corsHeaders,
  'X-Content-Type-Options': 'nosniff',
};
const jsonHeaders = { ...headers, 'Content-Type': 'application/json' };

it.each([1, -7, '', 'a "quoted" id', '\u2028', '\ud800'])('a result stands behind the id %j, as the bytes it came as', (id) => {
  const pieces = ['{"a": [', '\n1]}'].map((text) => Buffer.from(text));
  const { body, ...head } = resultAnswer(id, pieces, { 'Mcp-Session-Id': 'x' });
  expect(head).toEqual({ status: 200, headers: { ...jsonHeaders, 'Mcp-Session-Id': 'x' } });
  const text = Buffer.concat(bodyParts(body ?? '')).toString();
  expect(text).toMatch(/"result":\{"a": \[\n1\]\}\}$/);
  expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id, result: { a: [1] } });
});

describe('an error', () => {
  it('of a method is 200 to HTTP, and has no status', () => {
    const { body, ...rest } = errorAnswer('a', { code: -32602, message: 'unknown tool', data: { name: 'x' } });
    expect(rest).toEqual({ status: 200, headers: jsonHeaders });
    expect(JSON.parse(String(body))).toEqual({
      jsonrpc: '2.0',
      id: 'a',
      error: { code: -32602, message: 'unknown tool', data: { name: 'x' } },
    });
    expect(errorAnswer(1, { code: 1, message: '' }).body).not.toContain('data');
  });

  it('of HTTP is one of JSON-RPC and of the API at once', () => {
    const { body, ...rest } = refusal(405, { code: -32000, message: 'no' }, { headers: { Allow: 'POST' } });
    expect(rest).toEqual({ status: 405, headers: { ...jsonHeaders, Allow: 'POST' } });
    expect(JSON.parse(String(body))).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no', status: 405 } });
    expect(refusal(404, { code: 1, message: '' }, { id: 0 }).body).toContain('"id":0');
  });
});

it('what is only accepted has neither body nor type', () => {
  expect(acceptedAnswer()).toEqual({ status: 202, headers, body: null });
});

describe('an answer of the SDK', () => {
  it('keeps its status and its text, and gets the headers of the others', async () => {
    const text = '{"jsonrpc":"2.0", "id":1,"result":{}}';
    const response = new Response(text, { status: 200, headers: { 'Content-Type': 'text/plain', 'X-Other': '1' } });
    expect(await fromResponse(response)).toEqual({ status: 200, headers: jsonHeaders, body: text });
  });

  it('that refuses has its status in its error, too, as all refusals of the API have', async () => {
    const error = { code: -32601, message: 'no', data: { a: 1 } };
    const response = Response.json({ jsonrpc: '2.0', id: 1, error }, { status: 404 });
    const { status, headers: sent, body } = await fromResponse(response);
    expect({ status, sent }).toEqual({ status: 404, sent: jsonHeaders });
    expect(JSON.parse(String(body))).toEqual({ jsonrpc: '2.0', id: 1, error: { ...error, status: 404 } });
  });

  it('that is an error to JSON-RPC alone has no status in it', async () => {
    const text = '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}}';
    expect((await fromResponse(new Response(text))).body).toBe(text);
  });

  it('without a body has no type', async () => {
    expect(await fromResponse(new Response(null, { status: 202 }))).toEqual({ status: 202, headers, body: null });
  });
});
