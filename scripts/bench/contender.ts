import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

/** A server under measurement, in a process of its own. */
export interface Contender {
  readonly origin: string;
  /** Microseconds that all its threads have computed so far, for themselves and in the system. */
  computed(): Promise<number>;
  /** Bytes of memory that it holds now. */
  resident(): Promise<number>;
  stop(): void;
}

/** Runs in the server's process, beside it, which ends with this one. */
const REPORTER = `process
  .on("message", () => process.send({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }))
  .on("disconnect", () => process.kill(process.pid, "SIGKILL"))`;

/** How long, in ms, until a server that does not answer yet is asked again. */
const PAUSE = 5;

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
  return {
    origin: await whenAnswering(child, port, parameters.join(' ')),
    computed: async () => {
      const { user, system } = await reportOf(child);
      return user + system;
    },
    resident: async () => (await reportOf(child)).rss,
    stop: () => child.kill('SIGKILL'),
  };
}

/** The address of a server that was started, as soon as it answers. */
export async function whenAnswering(child: ChildProcess, port: number, program: string): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await setTimeout(PAUSE);
  }
  return origin;
}

async function reportOf(child: ChildProcess): Promise<{ user: number; system: number; rss: number }> {
  child.send('report');
  const [report] = await once(child, 'message');
  return report;
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}
