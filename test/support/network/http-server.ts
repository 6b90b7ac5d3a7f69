import { onTestFinished } from 'vitest';
import type { Answer } from '../../../src/http/answer.ts';
import { createHttpServer } from '../../../src/http/server/node-server.ts';
import type { Responder } from '../../../src/http/server/request-handler.ts';
import { exchange, openConnection, type RawConnection, type RawResponse } from './raw-http.ts';

export const HELLO: Answer = { status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'hello' };

interface Started {
  readonly port: number;
  readonly errors: unknown[];
  close(graceMs: number): Promise<void>;
  /** Sends bytes on a new connection. */
  send(bytes: string): Promise<RawConnection>;
  /** Sends bytes on a new connection, and reads until the server closes it. */
  exchange(bytes: string | Uint8Array): Promise<RawResponse[]>;
}

/** Starts a server on a free port for as long as the test lasts. It answers `hello` unless the test gives another answer. */
export async function start(respond: Responder = () => HELLO): Promise<Started> {
  const errors: unknown[] = [];
  const server = createHttpServer({ respond, onError: (error) => errors.push(error) });
  const port = await server.listen(0, '127.0.0.1');
  let closing: Promise<void> | undefined;
  const close = (graceMs: number) => {
    closing ??= server.close(graceMs);
    return closing;
  };
  onTestFinished(() => close(0));
  const send = async (bytes: string) => {
    const connection = await openConnection(port);
    connection.send(bytes);
    return connection;
  };
  return { port, errors, close, send, exchange: (bytes) => exchange(port, bytes) };
}

/** Starts a server for as long as the test lasts, and sends bytes to it on a connection. */
export async function startAndSend(bytes: string, respond?: Responder): Promise<Started & { connection: RawConnection }> {
  const server = await start(respond);
  return { ...server, connection: await server.send(bytes) };
}

/** What a server with one answer replies to bytes. */
export async function repliesTo(bytes: string, respond?: Responder): Promise<RawResponse[]> {
  return (await start(respond)).exchange(bytes);
}

/** The bytes of a request up to the empty line. */
export function request(lines: readonly string[] = [], requestLine = 'GET / HTTP/1.1'): string {
  return `${[requestLine, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
}

export function post(...lines: readonly string[]): string {
  return request(lines, 'POST / HTTP/1.1');
}

/** A request after which the connection ends. */
export function last(lines: readonly string[] = [], requestLine?: string): string {
  return request(['Connection: close', ...lines], requestLine);
}
