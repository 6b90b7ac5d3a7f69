// Plain JavaScript for any Node, as scripts/bootstrap.mjs.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

/**
 * Runs a script with a Node, in the folder `cwd`, and gives how it ended, as `ended` does. `programs` is a folder that stands first on its
 * `PATH`. `cache` is where Node keeps what it has compiled: the second start of a command takes half a second less.
 */
export function runNode(node, script, parameters, { cwd, cache, programs }) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...parameters], {
    cwd,
    stdio: 'inherit',
    env: {
      ...(cache && { NODE_COMPILE_CACHE: cache }),
      ...process.env,
      ...(programs && { PATH: `${programs}${delimiter}${process.env.PATH || ''}` }),
    },
  });
  return ended(child);
}

/**
 * Waits for the end of a child, which gets every signal sent to this process. `code` is as a shell says it: 128 and more
 * for a process that a signal ended; `stopped` is the first signal that was handed on, `onStop` called for it.
 */
export function ended(child, onStop = () => {}) {
  return new Promise((resolve) => {
    let stopped;
    const handOn = (signal) => {
      if (!stopped) onStop();
      stopped ??= signal;
      // A terminal sends SIGINT to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    // npm tells its shell to end, and the shell does not pass it on: to lose the parent is to be told.
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      handOn('SIGTERM');
    }, 500);
    const end = (result) => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, handOn);
      resolve({ stopped, ...result });
    };
    for (const signal of SIGNALS) process.on(signal, handOn);
    child.once('error', (error) => end({ error }));
    child.once('close', (code, signal) => end({ code: code ?? 128 + (constants.signals[signal] ?? 0) }));
  });
}
