import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An environment with only what programs need to start. Builds in it notify no hub. */
export function bareEnvironment(settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, NOTIFY_HUB: '0', ...settings } as NodeJS.ProcessEnv;
}

type Settings = Readonly<Record<string, string>>;

interface BuildOptions {
  /** The folder of the project; default: this one. */
  readonly project?: string;
  /** The folder of the business; default: that of the project. */
  readonly shop?: string;
  /** Whether everything is made anew. */
  readonly full?: boolean;
  /** After how many ms the build is killed. */
  readonly killAfter?: number;
}

/** Starts the real build script, as `npm run build -- --out <folder>` does. */
export function startBuild(
  out: string,
  settings: Settings,
  { project = root, shop = project, full, killAfter }: BuildOptions = {},
): ChildProcess {
  return spawn(process.execPath, [join(project, 'scripts/build.ts'), '--out', out, ...(full ? ['--full'] : [])], {
    cwd: shop,
    env: bareEnvironment(settings),
    detached: killAfter !== undefined,
  });
}

/** Runs the build to its end, or until it is killed. Returns its exit code and its output. */
export async function build(
  out: string,
  settings: Settings,
  options: BuildOptions = {},
): Promise<{ code: number | null; output: string }> {
  const child = startBuild(out, settings, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  // The whole group is killed, because the bundler is a separate process.
  const kill = options.killAfter && setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), options.killAfter);
  const [code] = await once(child, 'close');
  clearTimeout(kill);
  return { code, output };
}
