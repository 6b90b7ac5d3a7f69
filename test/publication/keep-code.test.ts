import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MODULE = new URL('../../src/publication/keep-code.ts', import.meta.url).href;

it.each([
  { system: 'another system', windows: false, opened: 3 },
  { system: 'Windows', windows: true, opened: 0 },
])(
  'on $system imports what was there, and what that imports, after another took its place or nothing did',
  async ({ windows, opened }) => {
    const folder = join(await temporaryFolder(), 'chunks');
    await mkdir(folder);
    await writeFile(
      join(folder, 'one.mjs'),
      `import { value } from './two.mjs'; import { sep } from 'node:path'; export const one = value + sep;`,
    );
    await writeFile(join(folder, 'two.mjs'), `export const value = 'kept';`);
    await writeFile(join(folder, 'early.mjs'), `export { value } from './two.mjs';`);
    const chunks = pathToFileURL(`${folder}/`).href;
    // In a separate process, because the hooks stay until it ends.
    const program = `
    import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
    import { keepCode } from '${MODULE}';
    const open = () => readdirSync('/dev/fd').length;
    const before = open();
    keepCode(new URL('${chunks}'), ${windows});
    const kept = open() - before;
    const early = await import('${chunks}early.mjs');
    rmSync('${folder}', { recursive: true });
    mkdirSync('${folder}');
    writeFileSync('${folder}/one.mjs', 'export const one = 1;');
    const [one, again] = await Promise.all([import('${chunks}one.mjs'), import('${chunks}one.mjs')]);
    console.log(early.value, one.one, one === again, kept, open() - before);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    expect(stdout.trim()).toBe(`kept kept/ true ${opened} 0`);
  },
);
