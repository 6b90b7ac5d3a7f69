import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

/** An MCP server under measurement, in a process of its own. */
export interface Contender {
  readonly url: string;
  /** Microseconds that all its threads have computed so far, for themselves and in the system. */
  computed(): Promise<number>;
  stop(): void;
}

/** Runs in the server's process, beside it, which ends with this one. */
const REPORTER = `process
  .on("message", () => process.send(process.cpuUsage()))
  .on("disconnect", () => process.kill(process.pid, "SIGKILL"))`;

/** Starts a server that takes `HOST` and `PORT`, and waits until it answers; what it prints is thrown away. */
export async function startContender(
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Contender> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(REPORTER)}`, ...parameters], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}/mcp`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${parameters.join(' ')} ended with ${child.exitCode}`);
    await setTimeout(50);
  }
  return { url, computed: () => computedBy(child), stop: () => child.kill('SIGKILL') };
}

async function computedBy(child: ChildProcess): Promise<number> {
  child.send('report');
  const [{ user, system }] = await once(child, 'message');
  return user + system;
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'OPTIONS' }).then(
    () => true,
    () => false,
  );
}
