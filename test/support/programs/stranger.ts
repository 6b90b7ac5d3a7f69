import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { root } from '../build.ts';

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The environment of a stranger's shell, with nothing of this project. npm has the packages that it downloaded before, so that it
 * need not download them again.
 */
export function strangersEnvironment(home: string): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  const PATH = path.join(delimiter);
  const before = npmConfig('cache', PATH);
  const cache = join(home, '.npm');
  // Only packages: npx would run programs again that it installed before.
  mkdirSync(join(before, '_cacache'), { recursive: true });
  mkdirSync(cache, { recursive: true });
  symlinkSync(join(before, '_cacache'), join(cache, '_cacache'));
  return {
    PATH,
    HOME: home,
    npm_config_cache: cache,
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
  } as NodeJS.ProcessEnv;
}

/** The same with the Node that runs this process. */
export function withThisNode(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: [dirname(process.execPath), env.PATH].join(delimiter) };
}

/** A setting of npm on this machine. */
export function npmConfig(name: string, PATH = process.env.PATH): string {
  const env = { ...process.env, PATH } as NodeJS.ProcessEnv;
  return execFileSync('npm', ['config', 'get', name], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

export interface Started {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Waits until the program has written this to one of its streams. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when the program has ended, with its whole output and its exit code. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/** Starts `npm` or `npx`. With the test, it ends together with everything that it has started. */
export function startProgram(program: string, parameters: readonly string[], place: Place): Started {
  const child = spawn(program, parameters, { ...place, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const looking = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      for (const look of looking) look();
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  onTestFinished(() => killGroup(child.pid));
  return {
    child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        looking.add(look);
        look();
        ended.then(({ code }) => reject(new Error(`${program} ${parameters.join(' ')} ended with ${code}: ${output}`)), reject);
      }),
  };
}

/** Runs a program to its end. */
export function runProgram(program: string, parameters: readonly string[], place: Place): Started['ended'] {
  return startProgram(program, parameters, place).ended;
}

/** Ends everything that a failed test has left running. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
