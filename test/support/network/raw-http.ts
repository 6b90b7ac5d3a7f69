import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';
import { PATIENCE } from '../patience.ts';

/** A response as it was on the wire. */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection to loopback on which a test can write anything. */
export interface RawConnection {
  readonly socket: Socket;
  send(bytes: string | Uint8Array): void;
  /** What has arrived so far. */
  received(): string;
  /** Waits until what has arrived so far ends with the text. */
  until(text: string): Promise<void>;
  /** Everything that arrived, once the other side has closed the connection. */
  readonly closed: Promise<string>;
  /** The same as responses. */
  responses(): Promise<RawResponse[]>;
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A reset ends the connection too; only what came before it matters.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await once(socket, 'connect');
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => text,
    until: async (end) => void (await vi.waitUntil(() => text.endsWith(end), PATIENCE)),
    closed,
    responses: async () => parseResponses(await closed),
  };
}

/** Sends bytes on a new connection, and reads until the server closes it. */
export async function exchange(port: number, bytes: string | Uint8Array): Promise<RawResponse[]> {
  const connection = await openConnection(port);
  connection.send(bytes);
  return connection.responses();
}

/** Splits responses by their `Content-Length`. Without one, a body is taken to be absent. */
export function parseResponses(text: string): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = text; rest !== ''; ) {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd < 0) throw new Error(`no response: ${rest.slice(0, 200)}`);
    const [statusLine = '', ...lines] = rest.slice(0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
    );
    const bodyEnd = headEnd + 4 + Number(headers['content-length'] ?? 0);
    responses.push({ status: Number(statusLine.split(' ')[1]), headers, body: rest.slice(headEnd + 4, bodyEnd) });
    rest = rest.slice(bodyEnd);
  }
  return responses;
}
