import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../../src/publication/digest.ts';
import { bareEnvironment, root } from '../build.ts';
import { temporaryFolder } from '../temporary-folder.ts';

type Settings = Readonly<Record<string, string>>;

/** The result of a build. The output ends with the line that says what was done. */
interface Built {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the build of a project, by default this one, to its end or until it is killed. */
export async function runBuild(
  out: string,
  settings: Settings,
  { project = root, full = false, killAfter }: { project?: string; full?: boolean; killAfter?: number } = {},
): Promise<Built> {
  const child = spawn(process.execPath, ['scripts/build.ts', '--out', out, ...(full ? ['--full'] : [])], {
    cwd: project,
    env: bareEnvironment(settings),
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // The whole group is killed, because the bundler is a separate process.
  const kill = killAfter === undefined ? undefined : setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), killAfter);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(kill);
  return { code, output };
}

/**
 * Builds what has changed since the last build in a folder, and everything in a copy of that folder. Returns the output of the
 * first build, and the files of both builds, by name and digest.
 */
export async function buildBothWays(out: string, settings: Settings, project = root) {
  const copy = await temporaryFolder();
  if (existsSync(join(out, 'dist'))) cpSync(join(out, 'dist'), join(copy, 'dist'), { recursive: true, preserveTimestamps: true });
  const changed = await runBuild(out, settings, { project });
  const all = await runBuild(copy, settings, { project, full: true });
  for (const { code, output } of [changed, all]) if (code !== 0) throw new Error(`a build ended with ${code}: ${output}`);
  return { said: changed.output, files: [filesOf(join(out, 'dist')), filesOf(join(copy, 'dist'))] as const };
}

/** The digest of every file below a folder, by name. */
export function filesOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, sha256(readFileSync(join(folder, name)))]));
}
