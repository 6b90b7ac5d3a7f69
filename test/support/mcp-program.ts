import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';
import { bareEnvironment, root } from './build.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of an installed package to its end; what it writes beside its output is gone with the test. */
export async function runPackage(name: string, parameters: readonly string[]): Promise<Ended> {
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [programOf(name), ...parameters], {
    cwd: folder,
    env: bareEnvironment({ HOME: folder }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
}

/** The file that a package, which has one program, runs. */
function programOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const [program = ''] = Object.values(bin);
  return join(folder, program);
}

/** The scenarios that a run of the conformance suite says have passed, and those that have not. */
export function conformanceResults({ stdout }: Ended): { passed: string[]; failed: string[] } {
  const summary = stdout.split('=== SUMMARY ===')[1]?.split('\nTotal:')[0] ?? '';
  const named = (mark: string) => [...summary.matchAll(new RegExp(`^${mark} ([^:]+):`, 'gm'))].map(([, name = '']) => name);
  return { passed: named('✓'), failed: named('✗') };
}
