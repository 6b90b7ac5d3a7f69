import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface Holder {
  /** Ends the process as a crash would. */
  end(): Promise<void>;
}

/** Runs SQL on a file in another process, which keeps its connection, and so its locks, until it is ended. */
export async function holdSqlite(file: string, sql: string): Promise<Holder> {
  const { end } = await runUntilLine(
    `const { DatabaseSync } = await import('node:sqlite');
     const database = new DatabaseSync(${JSON.stringify(file)}, { timeout: 5000 });
     database.exec(${JSON.stringify(sql)});
     console.log('done');
     setInterval(() => database.isOpen, 1000);`,
  );
  return { end };
}

/**
 * Runs the text of a module in a Node process of its own and waits for its first line. The process is killed when the test ends.
 */
export async function runUntilLine(script: string): Promise<Holder & { child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line') as Promise<[string]>,
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`))),
  ]);
  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return { child, line, end };
}
