import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeJson, narrow, toMessage } from '../../../src/mcp/messages/message.ts';

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe('decodeJson', () => {
  it('reads JSON in UTF-8', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(decodeJson(Buffer.from(text))).toEqual({ body: JSON.parse(text) });
      }),
    );
  });

  it('tells null, which is JSON, from what is none', () => {
    expect(decodeJson(Buffer.from('null'))).toEqual({ body: null });
  });

  it.each([
    ['nothing', ''],
    ['half of an object', '{"jsonrpc":"2.0"'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['a NUL after the object', '{}\0'],
  ])('finds no JSON in %s', (_, body) => {
    expect(decodeJson(Buffer.from(body))).toBeUndefined();
  });
});

describe('toMessage', () => {
  it.each([
    ['a request', { ...ping, params: { a: 1 } }, { kind: 'request', id: 1, method: 'ping', params: { a: 1 } }],
    ['a request with a text for an id', { ...ping, id: '' }, { kind: 'request', id: '', method: 'ping', params: undefined }],
    [
      'params of any type, which are for the method to check',
      { ...ping, params: 5 },
      { kind: 'request', id: 1, method: 'ping', params: 5 },
    ],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, { kind: 'notification' }],
    ['a response', { jsonrpc: '2.0', id: 1, result: {} }, { kind: 'response' }],
    ['an error response', { jsonrpc: '2.0', id: 'a', error: { code: 1, message: '' } }, { kind: 'response' }],
    [
      'an error response to no request in particular',
      { jsonrpc: '2.0', id: null, error: { code: 1, message: '' } },
      { kind: 'response' },
    ],
  ])('knows %s', (_, body, message) => {
    expect(toMessage(body)).toEqual(message);
  });

  it.each([
    ['a batch', [ping], null, 'a batch is not allowed'],
    ['null', null, null, 'an object'],
    ['text', 'ping', null, 'an object'],
    ['no version', { id: 1, method: 'ping' }, 1, '"jsonrpc" must be "2.0"'],
    ['JSON-RPC 1.0', { ...ping, jsonrpc: '1.0', id: 'a' }, 'a', '"jsonrpc" must be "2.0"'],
    ['no method', { jsonrpc: '2.0', id: 1 }, 1, '"method" must be a string'],
    ['neither method nor id', { jsonrpc: '2.0' }, null, '"method" must be a string'],
    ['a result without an id', { jsonrpc: '2.0', result: {} }, null, '"method" must be a string'],
    ['null for a method', { ...ping, method: null }, 1, '"method" must be a string'],
    ['null for an id', { ...ping, id: null }, null, '"id" must be'],
    ['a fraction for an id', { ...ping, id: 1.5 }, null, '"id" must be'],
  ])('calls %s malformed, with its id where there is one', (_, body, id, problem) => {
    expect(toMessage(body)).toEqual({ kind: 'malformed', id, problem: expect.stringContaining(problem) });
  });

  it('refuses a number for an id that JavaScript cannot give back as it was', () => {
    const body = JSON.parse('{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}');
    const problem = '"id" must be a string or a whole number, which may be no greater than 9007199254740991';
    expect(toMessage(body)).toEqual({ kind: 'malformed', id: null, problem });
  });
});

describe('narrow', () => {
  it.each(['arguments', 'cursor', '_meta', 'uri', 'name'])('leaves out params.%s where it is null', (name) => {
    const { params } = Object(narrow({ ...ping, params: { name: 'search', uri: 'a', [name]: null } }));
    expect(Object.keys(params)).toEqual(['name', 'uri'].filter((each) => each !== name));
    expect(narrow({ ...ping, params: { [name]: {} } })).toEqual({ ...ping, params: { [name]: {} } });
  });

  it('leaves out params that are null', () => {
    expect(Object.keys(Object(narrow({ ...ping, params: null })))).toEqual(Object.keys(ping));
  });

  it('takes what matters of a body with very many names', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`name${n}`, n]));
    expect(narrow({ ...many, ...ping, params: { ...many, cursor: 'a' } })).toEqual({ ...ping, params: { cursor: 'a' } });
  });

  it.each([
    ['null deeper down, which is for the tool', { ...ping, params: { arguments: { query: null }, _meta: { a: null } } }],
    ['null for an id', { ...ping, id: null }],
    ['null for a method', { ...ping, method: null }],
    ['null for a result', { jsonrpc: '2.0', id: 1, result: null }],
    ['params of another type', { ...ping, params: [null] }],
    ['no params', ping],
  ])('keeps %s', (_, body) => {
    expect(narrow(body)).toEqual(body);
    expect(Object.keys(Object(narrow(body)))).toEqual(Object.keys(body));
  });

  it.each([null, 5, 'text', [], [ping]])('keeps what is no object: %j', (body) => {
    expect(narrow(body)).toBe(body);
  });
});
