import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../support/network/free-port.ts';

/** A server under measurement, in a process of its own. */
export interface Contender {
  readonly origin: string;
  /** The processor time that all its threads have used so far, in user and system mode, in microseconds. */
  computed(): Promise<number>;
  /** Resident memory now, in bytes. */
  resident(): Promise<number>;
  stop(): void;
}

/** Runs inside the server's process, and ends it when this process ends. */
const REPORTER = `process
  .on("message", () => process.send({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }))
  .on("disconnect", () => process.kill(process.pid, "SIGKILL"))`;

/** The time between two requests to a server that does not answer yet, in ms. */
const PAUSE = 5;

/** Starts a server that reads `HOST` and `PORT`, and waits until it answers. What it prints is discarded. */
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

/** Waits until a started server answers, and returns its address. */
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
