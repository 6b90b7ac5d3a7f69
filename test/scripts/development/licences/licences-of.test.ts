import { describe, expect, it } from 'vitest';
import { licencesOf } from '../../../../scripts/development/licences/licences-of.ts';
import { productionPackages } from '../../../../scripts/development/licences/package-folders.ts';
import { root } from '../../../support/build.ts';
import { makeFolder } from '../../../support/content/content.ts';

function made(name: string, license: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  return makeFolder({ 'package.json': JSON.stringify({ name, version: '1.0.0', license, author: 'Ann' }), ...files });
}

describe('the licences of packages', () => {
  it('are one text, the same in whatever order the folders come, with packages of one text together', async () => {
    const folders = await Promise.all([
      made('c', 'ISC'),
      made('b', 'MIT', { LICENSE: 'Free.' }),
      made('a', 'MIT', { 'license.md': 'Free.\n' }),
      made('a', 'MIT', { 'license.md': 'Free.\n' }),
    ]);
    const { text, counts, refused } = await licencesOf(folders);
    const [, ...parts] = text.split(/\n-{80}\n/);
    expect(parts).toEqual([
      'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nFree.\n',
      'c 1.0.0 (ISC)\n\nNo text of its licence comes with it. Made by: Ann. Text: https://spdx.org/licenses/ISC.html\n',
    ]);
    expect(counts).toEqual([
      ['MIT', 2],
      ['ISC', 1],
    ]);
    expect(refused).toEqual([]);
    expect((await licencesOf(folders.toReversed())).text).toBe(text);
  });

  it('are refused where one is not allowed, or not stated', async () => {
    const folders = await Promise.all([made('a', 'AGPL-3.0'), makeFolder({ 'package.json': '{"name":"b","version":"2.0.0"}' })]);
    expect((await licencesOf(folders)).refused).toEqual([
      'a 1.0.0 is under AGPL-3.0, which scripts/development/licences/allowed.ts does not allow',
      'b 2.0.0 states no licence',
    ]);
  });

  it('are refused in a bundle where that asks for more', async () => {
    expect((await licencesOf([await made('a', 'MPL-2.0')], { bundled: true })).refused).toEqual([
      'a 1.0.0 is under MPL-2.0, which scripts/development/licences/allowed.ts does not allow in a bundle',
    ]);
  });

  it('are all allowed of what is used in production, and the text has what the server and the pages are bundled of', async () => {
    const { text, refused } = await licencesOf(await productionPackages(root));
    expect(refused).toEqual([]);
    for (const name of ['@modelcontextprotocol/server', 'astro', 'kysely', 'minisearch', 'pg', 'pino', 'swagger-ui-dist', 'zod'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    // That of the font on the pages, which has to come with it.
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});
