import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../support/free-port.ts';

/** A server under measurement, in a process of its own. */
interface Contender {
  readonly origin: string;
  stop(): void;
}

/** Starts a server that takes `HOST` and `PORT`, and waits until it answers; what it prints is thrown away. */
export async function startContender(
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Contender> {
  const port = await freePort();
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${parameters.join(' ')} ended with ${child.exitCode}`);
    await setTimeout(50);
  }
  return { origin, stop: () => child.kill('SIGKILL') };
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

/** Answers per second at 32 connections; throws where one is not of the expected status. */
export async function throughput(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  seconds: number,
): Promise<number> {
  const result = await autocannon({ url: origin + path, headers: { ...headers }, connections: 32, duration: seconds });
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || Object.keys(result.statusCodeStats ?? {}).length !== 1)
    throw new Error(`${origin}${path}: not only answers of status ${status}`);
  return expected / result.duration;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** `0.97 (0.94 to 1.02)`. */
export function spread(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
}
