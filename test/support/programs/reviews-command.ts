import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Console } from 'node:console';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { reviews } from '../../../scripts/reviews/reviews.ts';
import { exitCodeOf } from '../../../scripts/support/run.ts';
import { bareEnvironment, root } from '../build.ts';

interface Run {
  readonly cwd: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts `reviews <parameters>` as a separate process, for tests with signals and closed pipes. */
export function startReviews(parameters: readonly string[], { cwd, settings = {} }: Run): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [join(root, 'scripts', 'reviews.ts'), ...parameters], {
    cwd,
    env: bareEnvironment(settings),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs `reviews <parameters>` in a folder to its end, with `input` on standard input. */
export async function runReviews(
  parameters: readonly string[],
  { input = '', cwd, settings = {} }: Run & { input?: string | Buffer },
): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr] = [collector(), collector()];
  const stdin = Readable.from([Buffer.from(input)], { objectMode: false });
  const code = await runHere(parameters, { cwd, settings, streams: { stdin, stdout: stdout.stream, stderr: stderr.stream } });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

let isRunning = false;

/**
 * Runs `reviews <parameters>` in the process of the tests, whose folder, environment and streams are those of the command
 * meanwhile. Returns the exit code. Throws if another command has not ended.
 */
export async function runHere(
  parameters: readonly string[],
  {
    cwd,
    settings = {},
    streams,
  }: Run & { readonly streams: Readonly<Record<'stdin', Readable> & Record<'stdout' | 'stderr', Writable>> },
): Promise<number> {
  if (isRunning) throw new Error('commands run one after the other: another one has not ended');
  isRunning = true;
  using restored = new DisposableStack();
  restored.defer(() => {
    isRunning = false;
  });
  restored.defer(changeFolder(cwd));
  restored.defer(changeEnvironment(bareEnvironment(settings)));
  restored.defer(changeProperty(globalThis, 'console', new Console(streams.stdout, streams.stderr)));
  // Modules that import a stream by its name get another one only then.
  restored.defer(syncBuiltinESMExports);
  for (const [name, stream] of Object.entries(streams)) restored.defer(changeProperty(process, name, stream));
  syncBuiltinESMExports();
  return await exitCodeOf(() => reviews(parameters));
}

/** A stream that keeps what is written to it. */
function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

function changeFolder(folder: string): () => void {
  const before = process.cwd();
  process.chdir(folder);
  return () => process.chdir(before);
}

/** Changes each variable separately, because only this makes Node notice another time zone. */
function changeEnvironment(after: NodeJS.ProcessEnv): () => void {
  const before = { ...process.env };
  setEnvironment(after);
  return () => setEnvironment(before);
}

function setEnvironment(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (variables[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) process.env[name] = value;
}

function changeProperty(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => Object.defineProperty(owner, name, before);
}
