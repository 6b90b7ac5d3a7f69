// Plain JavaScript for any Node, like scripts/bootstrap.mjs.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { memoryHint } from './memory-hint.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

/**
 * With two heaps instead of eight for each core, glibc leaves fewer gaps: a build then takes a quarter less memory, and no more
 * time. Huge pages would keep what the bundler gives back; without them, a first build and the dev server take a quarter less.
 */
const SPARING = { MALLOC_ARENA_MAX: '2', MIMALLOC_ALLOW_THP: '0' };

/**
 * Runs a script with the given Node in the folder `cwd`, and returns how it ended, like `runToEnd`. `programs` is a folder that is
 * put first on the `PATH`. `cache` is where Node stores compiled code: with it, later starts of a command take half a second
 * less.
 */
export async function runNode(node, script, parameters, { cwd, cache, programs }) {
  const env = {
    ...SPARING,
    ...(cache && { NODE_COMPILE_CACHE: cache }),
    ...process.env,
    ...(programs && { PATH: `${programs}${delimiter}${process.env.PATH || ''}` }),
  };
  const given = ['--disable-warning=ExperimentalWarning', script, ...parameters];
  const end = await runToEnd(() => spawn(node, given, { cwd, stdio: 'inherit', env }));
  const hint = memoryHint(end.code);
  if (hint) console.error(hint);
  return end;
}

/**
 * Starts a child process, waits for its end, and passes every signal sent to this process on to it. `code` is that of a shell:
 * 128 or more for a process that a signal ended. `stopped` is the first signal that was passed on; `onStop` is called for it.
 */
export function runToEnd(start, onStop = () => {}) {
  return new Promise((resolve) => {
    let child;
    let stopped;
    const handOn = (signal) => {
      if (!stopped) onStop();
      stopped ??= signal;
      // A terminal sends SIGINT to the child itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    // npm ends only its shell, which does not pass the signal on. So losing the parent process counts as a signal.
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
    // Before the child starts: a signal in between would end this process alone. Node calls the listener afterwards.
    for (const signal of SIGNALS) process.on(signal, handOn);
    child = start();
    child.once('error', (error) => end({ error }));
    child.once('close', (code, signal) => end({ code: code ?? 128 + (constants.signals[signal] ?? 0) }));
  });
}
