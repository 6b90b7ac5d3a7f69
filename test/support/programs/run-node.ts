import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { bareEnvironment, root } from '../build.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Place {
  /** Default: the project. */
  readonly cwd?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs a Node program to its end, or to that of the test, with nothing in its environment but the settings. */
export async function runNode(parameters: readonly string[], { cwd = root, settings }: Place = {}): Promise<Ended> {
  const child = spawn(process.execPath, parameters, { cwd, env: bareEnvironment(settings) });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}
