import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { bareEnvironment } from '../build.ts';
import { programOf } from '../programs/run-package.ts';

export interface Prism {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts Prism's mock server of a description on a free port of loopback. */
export async function startPrism(description: string): Promise<Prism> {
  const listen = ['--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [programOf('@stoplight/prism-cli'), 'mock', ...listen, description], {
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A failed test may leave it running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit').finally(() => process.off('exit', end));
  for await (const line of createInterface(child.stdout)) {
    const [, origin] = /listening on (http:\/\/\S+)/.exec(stripVTControlCharacters(line)) ?? [];
    if (origin === undefined) continue;
    // Its log lines must be read, or it would stop when the pipe is full.
    child.stdout.resume();
    return {
      origin,
      async stop() {
        child.kill();
        await exited;
      },
    };
  }
  throw new Error('Prism has ended');
}
