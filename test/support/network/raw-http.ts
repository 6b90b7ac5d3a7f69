import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';

/** One response as it stood on the wire. */
export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A connection to loopback on which a test writes what it likes. */
export interface RawConnection {
  readonly socket: Socket;
  send(bytes: string | Uint8Array): void;
  /** What has come so far. */
  received(): string;
  /** Waits until what has come so far ends with the text. */
  until(text: string): Promise<void>;
  /** All that came, once the other side has closed. */
  readonly closed: Promise<string>;
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A reset ends the connection as well; what came before it is what counts.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => text,
    until: async (end) => void (await vi.waitUntil(() => text.endsWith(end))),
    closed,
  };
}

/** Sends bytes on a connection of their own and reads until the server closes it. */
export async function exchange(port: number, bytes: string | Uint8Array): Promise<RawResponse[]> {
  const connection = await openConnection(port);
  connection.send(bytes);
  return parseResponses(await connection.closed);
}

/** Takes responses apart by their `Content-Length`; every other body is taken to be absent. */
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
