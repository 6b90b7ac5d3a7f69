import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { ServerSettings } from '../../src/settings.ts';

type Place = Pick<ServerSettings, 'host' | 'port' | 'metricsPort'>;

/** Why a server could not listen now with these settings, in one line; `undefined` if it could. */
export async function listenProblem({ host, port, metricsPort }: Place): Promise<string | undefined> {
  const main = await tryListening(host, 'PORT', port);
  if (typeof main === 'string') return main;
  // Tried while the first one still listens, because both settings may name the same port.
  const metrics = metricsPort === undefined ? undefined : await tryListening(host, 'METRICS_PORT', metricsPort);
  await close(main);
  if (typeof metrics === 'string') return metrics;
  if (metrics) await close(metrics);
  return undefined;
}

async function tryListening(host: string, name: string, port: number): Promise<Server | string> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    return describe(error, host, name, port);
  }
}

function describe(error: unknown, host: string, name: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${name}=${port}: the port is taken on ${host}; set another one, or 0 for any that is free`;
  return `cannot listen: ${message}; look at HOST and ${name}`;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}
