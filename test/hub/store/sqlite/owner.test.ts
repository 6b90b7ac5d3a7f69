import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { lockOwner, ownerFile } from '../../../../src/hub/store/sqlite/owner.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { type Holder, runUntilLine } from '../../../support/databases/sqlite-process.ts';

/** Locks it in this process, and tells whether it was alone. */
async function lock(file: string): Promise<boolean> {
  let wasAlone = false;
  const held = await lockOwner(file, async () => {
    wasAlone = true;
  });
  onTestFinished(() => held.close());
  return wasAlone;
}

/** Locks it in another process, and tells whether that was alone. */
async function lockElsewhere(file: string): Promise<{ wasAlone: string } & Holder> {
  const module = pathToFileURL(join(import.meta.dirname, '../../../../src/hub/store/sqlite/owner.ts'));
  const { line, child } = await runUntilLine(
    `const { lockOwner } = await import('${module}');
     let said = 'no';
     const lock = await lockOwner(${JSON.stringify(file)}, async () => { said = 'yes'; });
     console.log(said);
     setInterval(() => lock.isOpen, 1000);`,
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    wasAlone: line,
    end() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

it('the first is alone, whoever comes while another process is there is not', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  const first = await lockElsewhere(file);
  const second = await lockElsewhere(file);
  expect([first.wasAlone, second.wasAlone, await lock(file)]).toEqual(['yes', 'no', false]);
  expect(statSync(ownerFile(file)).mode & 0o777).toBe(0o600);
});

it('whoever comes after the first has gone, but not the second, is not alone', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  const first = await lockElsewhere(file);
  await lockElsewhere(file);
  await first.end();
  expect(await lock(file)).toBe(false);
});

it('whoever comes after a kill -9 of all is alone', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  const others = [await lockElsewhere(file), await lockElsewhere(file)];
  await Promise.all(others.map((other) => other.end()));
  expect(await lock(file)).toBe(true);
});

it('gives the lock back where what is done alone fails', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  await expect(lockOwner(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await lockElsewhere(file)).wasAlone).toBe('yes');
});

it('two that start at once: none takes the other for dead once that has begun', async () => {
  for (let n = 0; n < 3; n++) {
    const file = join(await makeFolder(), 'hub.sqlite');
    await lockElsewhere(file);
    const others = await Promise.all([lockElsewhere(file), lockElsewhere(file)]);
    expect(others.map(({ wasAlone }) => wasAlone)).toEqual(['no', 'no']);
  }
});

it('a file that is no database is told, not taken for a lock', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  await writeFile(ownerFile(file), 'garbage '.repeat(1000));
  await expect(lock(file)).rejects.toThrow('file is not a database');
});
