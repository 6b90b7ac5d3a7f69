import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';
import { bareEnvironment, root } from '../build.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program of an installed package to its end. Without `cwd`, it runs in a folder of its own, which is removed with the
 * test.
 */
export async function runPackage(name: string, parameters: readonly string[], cwd?: string): Promise<Ended> {
  const folder = cwd ?? (await temporaryFolder());
  const child = spawn(process.execPath, [programOf(name), ...parameters], {
    cwd: folder,
    env: bareEnvironment({ HOME: folder }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
}

/** The file of a package's first program. */
export function programOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const [program = ''] = Object.values(bin);
  return join(folder, program);
}
