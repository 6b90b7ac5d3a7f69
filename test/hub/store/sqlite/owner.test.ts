import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { lockOwner, ownerFile } from '../../../../src/hub/store/sqlite/owner.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { type Holder, runUntilLine } from '../../../support/databases/sqlite-process.ts';

/** Locks it for a moment, and returns whether this process was alone. */
async function isAlone(file: string): Promise<boolean> {
  let wasAlone = false;
  const held = await lockOwner(file, async () => {
    wasAlone = true;
  });
  held.close();
  return wasAlone;
}

/** Locks it in another process, and returns whether that process was alone. */
async function lockElsewhere(file: string): Promise<{ wasAlone: string } & Holder> {
  const module = pathToFileURL(join(import.meta.dirname, '../../../../src/hub/store/sqlite/owner.ts'));
  const { line, end } = await runUntilLine(
    `const { lockOwner } = await import('${module}');
     let said = 'no';
     const lock = await lockOwner(${JSON.stringify(file)}, async () => { said = 'yes'; });
     console.log(said);
     setInterval(() => lock.isOpen, 1000);`,
  );
  return { wasAlone: line, end };
}

it('the first is alone; who comes after it, also at the same moment as another, is not until a kill -9 has ended all', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  const first = await lockElsewhere(file);
  const others = await Promise.all([lockElsewhere(file), lockElsewhere(file)]);
  expect([first, ...others].map(({ wasAlone }) => wasAlone)).toEqual(['yes', 'no', 'no']);
  expect(await isAlone(file)).toBe(false);
  expect(statSync(ownerFile(file)).mode & 0o777).toBe(0o600);
  await first.end();
  expect(await isAlone(file)).toBe(false);
  await Promise.all(others.map((other) => other.end()));
  expect(await isAlone(file)).toBe(true);
});

it('gives the lock back where what is done alone fails', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  await expect(lockOwner(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await isAlone(file)).toBe(true);
});

it('a file that is no database is told, not taken for a lock', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  await writeFile(ownerFile(file), 'garbage '.repeat(1000));
  await expect(isAlone(file)).rejects.toThrow('file is not a database');
});
