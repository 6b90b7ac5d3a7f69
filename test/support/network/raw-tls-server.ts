import { once } from 'node:events';
import { createServer, type TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import type { Authority } from './certificates.ts';

/** A TLS server that writes whatever a test likes. */
export interface RawTlsServer {
  readonly port: number;
  /** How many connections reached it, including those without a handshake. */
  readonly connections: number;
}

export interface RawTlsServerOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** The names in its certificate; default: its host. */
  readonly hosts?: string[];
  /** When its certificate expires. */
  readonly notAfter?: Date;
}

/**
 * Starts a server for as long as the test lasts. `reply` is called with the bytes of each packet; `count` numbers the packets of all
 * connections from 1.
 */
export async function startRawTlsServer(
  authority: Authority,
  reply: (socket: TLSSocket, bytes: string, count: number) => void,
  { host = '127.0.0.1', hosts = [host], ...rest }: RawTlsServerOptions = {},
): Promise<RawTlsServer> {
  const server = createServer(await authority.issue({ hosts, ...rest }));
  let connections = 0;
  let count = 0;
  const sockets = new Set<TLSSocket>();
  server.on('connection', () => connections++);
  // A client may refuse the certificate.
  server.on('tlsClientError', () => {});
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      count++;
      reply(socket, bytes.toString('latin1'), count);
    });
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    get connections() {
      return connections;
    },
  };
}
