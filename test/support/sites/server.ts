import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bareEnvironment } from '../build.ts';

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Every log line so far, parsed. */
  readonly lines: readonly Record<string, unknown>[];
  /** Waits for a log line; earlier ones count too. */
  line(matches: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, once the server has ended and its own store is removed. */
  readonly exited: Promise<number | null>;
  stop(): Promise<number | null>;
}

/**
 * Starts a built server as its operator does, on a free port of loopback. Unless `settings` name a store for its hub, the store
 * is removed with it. Log lines for which `keeps` returns false are dropped.
 */
export async function startServer(
  dist: string,
  settings: Readonly<Record<string, string>> = {},
  keeps: (text: string) => boolean = () => true,
): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'reviews-data-'));
  const database = { DATABASE_URL: `file:${join(data, 'hub.sqlite')}` };
  const child = spawn(process.execPath, [join(dist, 'server', 'entry.mjs')], {
    env: bareEnvironment({ HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', ...database, ...settings }),
  });
  const remove = () => rmSync(data, { recursive: true, force: true });
  // A failed test may leave it running.
  const end = () => {
    child.kill('SIGKILL');
    remove();
  };
  process.once('exit', end);
  const exited = once(child, 'exit').then(([code]) => {
    process.off('exit', end);
    // At once: whoever waits for the end of the server may end the process right after it.
    remove();
    return code as number | null;
  });
  const lines: Record<string, unknown>[] = [];
  const waiting = new Set<() => void>();
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  createInterface(child.stdout).on('line', (text) => {
    if (!keeps(text)) return;
    lines.push(JSON.parse(text));
    for (const look of waiting) look();
  });

  function line(matches: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.find(matches);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      void exited.then((code) => reject(new Error(`the server ended with ${code}: ${stderr}`)));
      look();
    });
  }

  const listening = await line(({ msg }) => msg === 'listening');
  const origin = String(listening.url);
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: child.pid ?? 0,
    lines,
    line,
    kill: (signal) => child.kill(signal),
    exited,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
