import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientError, clientErrorAnswer, serializeAnswer } from '../../../src/http/server/client-error.ts';

function clientErrorResponse(error: ClientError, now?: Date): string | undefined {
  const answer = clientErrorAnswer(error);
  return answer && serializeAnswer(answer, now);
}

const NOW = new Date('2026-11-20T08:00:00Z');
const errorOf = (code: string) => Object.assign(new Error(code), { code });

describe('the answer to a client error', () => {
  it('is one whole HTTP/1.1 response', () => {
    const body = '{"error":{"status":408,"message":"the request took too long"}}';
    expect(clientErrorResponse(errorOf('ERR_HTTP_REQUEST_TIMEOUT'), NOW)).toBe(
      [
        'HTTP/1.1 408 Request Timeout',
        'Date: Fri, 20 Nov 2026 08:00:00 GMT',
        'Content-Type: application/json',
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        'Access-Control-Allow-Origin: *',
        'Access-Control-Expose-Headers: ETag, Link, Last-Modified, Retry-After, Mcp-Session-Id, Accept-Ranges, Content-Length, Content-Range',
        'Connection: close',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
  });

  it.each(['ECONNRESET', 'EPIPE'])('says nothing to a client that is gone: %s', (code) => {
    expect(clientErrorResponse(errorOf(code))).toBeUndefined();
  });

  it('takes an overflow without a packet for one of the headers', () => {
    expect(clientErrorResponse(errorOf('HPE_HEADER_OVERFLOW'))).toMatch(/^HTTP\/1.1 431 /);
  });
});

describe('the answer to a client error in a server', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer();
    server.on('clientError', (error, socket) => {
      const response = clientErrorResponse(error);
      if (response === undefined) socket.destroy();
      else socket.end(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
  });

  async function answerTo(request: string): Promise<string> {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    return text(socket);
  }

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['a URL of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers %s and closes', async (_, request, status) => {
    const answer = await answerTo(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
    expect(answer).toContain(`"status":${status}`);
  });
});
