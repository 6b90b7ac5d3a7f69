import { type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in the project's folder with this terminal, and gives its exit code. */
export function runProgram(command: string, parameters: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', ...options });
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', stop);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** Runs a script of this folder with the Node that runs now. */
export function runScript(name: string, parameters: readonly string[] = [], options: SpawnOptions = {}): Promise<number> {
  return runProgram(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL(`../${name}`, import.meta.url)), ...parameters],
    options,
  );
}
