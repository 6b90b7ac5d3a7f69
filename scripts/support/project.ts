import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm/npm-command.mjs';

/** The folder of the software: this repository, or the installed package. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The folder of a business, which contains `content`, `public`, `dist` and `.build`. In this repository it is the same as `root`.
 */
export const shop = () => process.cwd();

/** The path of a page of the documentation, relative to the business's folder. */
export function documentPath(name: string): string {
  return relative(shop(), join(root, 'docs', name)).replaceAll('\\', '/');
}

interface ProgramOptions extends SpawnOptions {
  /** Gets what the program writes to standard error, if that is a pipe. */
  readonly onError?: (text: string) => void;
}

/** Runs a program in the business's folder, in this terminal, and returns its exit code, which is that of a shell. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  { onError = () => {}, ...options }: ProgramOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: shop(), stdio: 'inherit', ...options });
    child.stderr?.setEncoding('utf8').on('data', onError);
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', stop);
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
    });
    // An aborted program may still run after `error`: npm goes on writing for seconds.
    child.once('close', (code, signal) => {
      process.off('SIGTERM', stop);
      if (failure) reject(failure);
      else resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

/** Runs npm. */
export function runNpm(parameters: readonly string[], options: ProgramOptions): Promise<number> {
  const npm = npmCommand('npm', parameters);
  return runProgram(npm.command, npm.parameters, { shell: npm.shell, ...options });
}

/** Runs the build with the Node that runs now. */
export function runBuild(parameters: readonly string[], options: SpawnOptions): Promise<number> {
  // `.ts` in the repository, `.js` in the package.
  const file = fileURLToPath(new URL(`../build${extname(import.meta.url)}`, import.meta.url));
  return runProgram(process.execPath, [...process.execArgv, file, ...parameters], options);
}
