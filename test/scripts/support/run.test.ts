import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { exitCodeOf } from '../../../scripts/support/run.ts';
import { bareEnvironment, root } from '../../support/build.ts';

async function saidOf(error: Error): Promise<string> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await exitCodeOf(() => Promise.reject(error))).toBe(1);
  const [[line]] = said.mock.calls as [[string]];
  said.mockRestore();
  return line;
}

it('says in a sentence that the disk is full or read-only, and what could not be written', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(await saidOf(full)).toBe(
    `A file in ${process.cwd()} cannot be written: no space is left on its disk (ENOSPC: no space left on device, write)`,
  );
  const message = "EROFS: read-only file system, mkdir '/a/dist'";
  const fixed = Object.assign(new Error(message), { code: 'EROFS', syscall: 'mkdir', path: '/a/dist' });
  expect(await saidOf(fixed)).toBe(`/a/dist cannot be written: its disk is read-only (${message})`);
});

it('says that a disk may be read-only where Node says that a folder to be made does not exist', async () => {
  const message = "ENOENT: no such file or directory, mkdir '/a/.build'";
  const error = Object.assign(new Error(message), { code: 'ENOENT', syscall: 'mkdir', path: '/a/.build' });
  expect(await saidOf(error)).toBe(`/a/.build cannot be made; is its disk read-only? (${message})`);
});

it('names the copy that could not be written, not its original', async () => {
  const message = "ENOSPC: no space left on device, copyfile '/a/original' -> '/a/copy'";
  const system = { code: 'ENOSPC', syscall: 'copyfile', path: '/a/original', dest: '/a/copy' };
  expect(await saidOf(Object.assign(new Error(message), system))).toBe(
    `/a/copy cannot be written: no space is left on its disk (${message})`,
  );
});

it.skipIf(process.platform === 'win32')('tells how to get back a file of the shop that belongs to another account', async () => {
  const path = `${process.cwd()}/dist`;
  const message = `EACCES: permission denied, rename '${path}'`;
  expect(await saidOf(Object.assign(new Error(message), { code: 'EACCES', syscall: 'rename', path }))).toBe(
    `${message}. If it belongs to another account, perhaps since a command with sudo, take all back: sudo chown -R "$(id -un)" .`,
  );
});

it('tells what to do where the packages are those of another kind of computer, or npm is set to omit them', async () => {
  const solutions =
    'Possible solutions:\n- Ensure optional dependencies can be installed:\n    npm install --include=optional sharp';
  const error = new Error(`Could not load the "sharp" module using the win32-x64 runtime\n${solutions}`);
  expect(await saidOf(error)).toBe(
    'node_modules lacks what win32-x64 needs, as when the folder came here from another kind of computer; run npm install --include=optional',
  );
});

it('leaves other words of the system as they are', async () => {
  const error = Object.assign(new Error("EACCES: permission denied, open 'a'"), { code: 'EACCES', syscall: 'open', path: 'a' });
  expect(await saidOf(error)).toBe("EACCES: permission denied, open 'a'");
});

it('a command goes on where nobody reads what it prints', async () => {
  const script = `
    const { run } = await import('./scripts/support/run.ts');
    const { setTimeout } = await import('node:timers/promises');
    await run(async () => {
      for (const line of ['a', 'b', 'c']) await setTimeout(50, console.log(line));
      return 3;
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env: bareEnvironment() });
  child.stdout.destroy();
  const code = new Promise((resolve) => child.on('exit', resolve));
  expect([await text(child.stderr), await code]).toEqual(['', 3]);
});
