import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Migration, migrate } from '../../../src/editing/migrations/migrate.ts';
import { makeFolder } from '../../support/content/content.ts';

/** Appends its number to the file, and writes it as the format. */
const step = (number: number): Migration => {
  return async (folder) => {
    const file = join(folder, 'business.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, `format: ${number}\n${text.replace(/^format: .*\n/, '')}# ${number}\n`);
  };
};

async function migrated(text: string, migrations?: readonly Migration[]) {
  const folder = await makeFolder({ 'business.yaml': text });
  const done = await migrate(folder, migrations);
  return { done, text: await readFile(join(folder, 'business.yaml'), 'utf8') };
}

describe('a content folder', () => {
  it('of today stays as it is', async () => {
    expect(await migrated('name: A # mine\n')).toEqual({ done: { ok: true }, text: 'name: A # mine\n' });
  });

  it('goes through each step after its format, in their order', async () => {
    const steps = [step(2), step(3)];
    expect((await migrated('name: A\n', steps)).text).toBe('format: 3\nname: A\n# 2\n# 3\n');
    expect((await migrated('format: 2\nname: A\n', steps)).text).toBe('format: 3\nname: A\n# 3\n');
    expect((await migrated('format: 3\nname: A\n', steps)).text).toBe('format: 3\nname: A\n');
  });

  it('of a newer version is left as it is, and told', async () => {
    const { done, text } = await migrated('name: A\nformat: 9\n');
    expect(done).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^business\.yaml:2:9 {2}format: 9 is the format of a newer version/)],
    });
    expect(text).toBe('name: A\nformat: 9\n');
  });
});
