import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An environment with only what programs need to start. Builds in it notify no hub. */
export function bareEnvironment(settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, NOTIFY_HUB: '0', ...settings } as NodeJS.ProcessEnv;
}

/** Starts the real build script, as `npm run build -- --out <folder>` does. */
export function startBuild(out: string, settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['scripts/build.ts', '--out', out], { cwd: root, env: bareEnvironment(settings) });
}

/** Runs the build to its end. Returns its exit code and its output. */
export function build(out: string, settings: Readonly<Record<string, string>>): Promise<{ code: number | null; output: string }> {
  const child = startBuild(out, settings);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
