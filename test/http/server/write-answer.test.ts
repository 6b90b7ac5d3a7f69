import { describe, expect, it } from 'vitest';
import { serializeAnswer } from '../../../src/http/server/write-answer.ts';
import { HELLO, last, repliesTo, request, startAndSend } from '../../support/network/http-server.ts';

describe('answers', () => {
  it('carry length and date, and the connection stays open for the next request', async () => {
    const { connection } = await startAndSend(request());
    await connection.until('hello');
    connection.send(last());
    const headers = { 'content-length': '5', 'content-type': 'text/plain', date: expect.stringMatching(/ GMT$/) };
    expect(await connection.responses()).toMatchObject([
      { status: 200, headers: { ...headers, connection: 'keep-alive' }, body: 'hello' },
      { status: 200, headers: { ...headers, connection: 'close' }, body: 'hello' },
    ]);
  });

  it('of HEAD have the length of GET and no body', async () => {
    const { connection } = await startAndSend(last([], 'HEAD / HTTP/1.1'));
    const text = await connection.closed;
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toMatch(/\r\nContent-Length: 5\r\n/);
    expect(text.split('\r\n\r\n')).toEqual([expect.any(String), '']);
  });

  it.each([304, 204])('of status %i have neither body nor length', async (status) => {
    const [response] = await repliesTo(last(), () => ({ status, headers: { ETag: '"a"' }, body: null }));
    expect(response).toMatchObject({ status, headers: { etag: '"a"' }, body: '' });
    expect(response?.headers).not.toHaveProperty('content-length');
    expect(response?.headers).not.toHaveProperty('transfer-encoding');
  });

  it('without a body say that its length is 0', async () => {
    const responses = await repliesTo(last(), () => ({ status: 308, headers: { Location: '/a' }, body: null }));
    expect(responses).toMatchObject([{ status: 308, headers: { location: '/a', 'content-length': '0' } }]);
  });

  it('in pieces arrive as one body with one length', async () => {
    const piece = Buffer.alloc(2 ** 20, 'a');
    const [response] = await repliesTo(last(), () => ({ ...HELLO, body: [Buffer.from('['), piece, piece, Buffer.from(']')] }));
    expect(response?.headers['content-length']).toBe(String(2 * 2 ** 20 + 2));
    expect(response?.body).toBe(`[${'a'.repeat(2 * 2 ** 20)}]`);
  });
});

it('serializeAnswer gives one whole HTTP/1.1 response', () => {
  const answer = { status: 408, headers: { 'Content-Type': 'text/plain', Connection: 'close' }, body: 'täte' };
  expect(serializeAnswer(answer, new Date('2026-11-20T08:00:00Z')).split('\r\n')).toEqual([
    'HTTP/1.1 408 Request Timeout',
    'Date: Fri, 20 Nov 2026 08:00:00 GMT',
    'Content-Type: text/plain',
    'Connection: close',
    'Content-Length: 5',
    '',
    'täte',
  ]);
});
