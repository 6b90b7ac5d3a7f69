import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bareEnvironment, root } from '../build.ts';

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the operator's command from source, or that of a build, with a store and other settings. */
export async function runHub(
  parameters: readonly string[],
  settings: Readonly<Record<string, string>>,
  { program = join(root, 'scripts', 'hub.ts'), cwd = root } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...parameters], { cwd, env: bareEnvironment(settings) });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}
