import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { bareEnvironment, root } from '../build.ts';

interface Run {
  readonly cwd: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts `reviews <parameters>` in a folder. */
export function startReviews(parameters: readonly string[], { cwd, settings = {} }: Run): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [join(root, 'scripts', 'reviews.ts'), ...parameters], {
    cwd,
    env: bareEnvironment(settings),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs `reviews <parameters>` in a folder to its end, with `input` on standard input. */
export async function runReviews(parameters: readonly string[], { input = '', ...run }: Run & { input?: string | Buffer }) {
  const child = startReviews(parameters, run);
  // It may end before it has read anything.
  child.stdin.on('error', () => {}).end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: Number(code), stdout, stderr };
}
