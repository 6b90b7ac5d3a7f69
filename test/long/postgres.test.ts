import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { root } from '../support/build.ts';

// What else a server of the tests does is seen in the tests that use one; one that is left behind would be seen nowhere.
const script = `
  const { startPostgres } = await import(${JSON.stringify(pathToFileURL(join(root, 'test', 'support', 'databases', 'postgres.ts')))});
  const postgres = await startPostgres();
  console.log(await postgres.createDatabase());
`;

async function folderOf(address: string): Promise<string> {
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}

it.each([
  ['a SIGKILL', 'setInterval(() => {}, 1000)', 'SIGKILL', null],
  ['nothing left to do', 'await new Promise((resolve) => setTimeout(resolve, 500))', undefined, 0],
] as const)(
  'a PostgreSQL server ends with the process that started it, and leaves no files: %s',
  async (_, rest, signal, code) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script + rest], { stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    // There is no address if the script cannot run.
    const { value: address = '' } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
    expect(address).not.toBe('');
    const folder = await folderOf(address);
    if (signal) child.kill(signal);
    expect(await ended).toEqual([code, signal ?? null]);
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), 10_000);
    await expect(folderOf(address)).rejects.toThrow('ECONNREFUSED');
  },
);
