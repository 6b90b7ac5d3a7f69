import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../src/http/request-target.ts';
import { listSiteFiles, NOT_FOUND_PATH } from '../../src/publication/files.ts';
import { RESOURCES } from '../../src/representations/resources.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const NONE: ReadonlySet<string> = new Set();

async function folderWith(names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), '');
  }
  return folder;
}

async function describeFile(name: string, publicFiles: readonly string[] = []) {
  const [file] = await listSiteFiles(await folderWith([name]), new Set(publicFiles));
  return file;
}

describe('listSiteFiles', () => {
  it.each([
    ['index.html', '/'],
    ['404.html', NOT_FOUND_PATH],
    ['reviews.html', '/reviews'],
    ['reviews/2026-03-14-maria-g.html', '/reviews/2026-03-14-maria-g'],
    ['reviews/index.html', '/reviews/index'],
    ['services/404.html', '/services/404'],
    ['.well-known/openapi.json', '/.well-known/openapi.json'],
    ['mcp/server-card', '/mcp/server-card'],
    ['photos/heater.jpg', '/photos/heater.jpg'],
  ])('serves %s at %s', async (name, path) => {
    expect(await describeFile(name)).toMatchObject({ name, path });
  });

  it.each([
    ['google1a2b.html', '/google1a2b.html'],
    ['game/index.html', '/game'],
    ['price-list.pdf', '/price-list.pdf'],
  ])('serves %s of public/ at %s', async (name, path) => {
    expect(await describeFile(name, [name])).toMatchObject({ name, path });
  });

  it.each(['price list.pdf', 'größe.txt', '100%.txt', 'a?b#c.txt', 'a@b+c,d;e=f.txt', '[id].txt', 'naïve/İ.txt'])(
    'serves %s at the path that a request for it is parsed to',
    async (name) => {
      const sent = new URL('https://example.com/');
      sent.pathname = name.replaceAll('%', '%25');
      expect((await describeFile(name))?.path).toBe(
        parseTarget(sent.pathname.replaceAll('[', '%5B').replaceAll(']', '%5D'))?.path,
      );
    },
  );

  it.each([
    ['a.html', 'text/html; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['reviews/a.md', 'text/markdown; charset=utf-8'],
    ['a.JPG', 'image/jpeg'],
    ['other.json', 'application/json'],
    ['a.unheard-of', 'application/octet-stream'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
  ])('gives %s the media type %s', async (name, mediaType) => {
    expect((await describeFile(name))?.mediaType).toBe(mediaType);
  });

  it.each(Object.values(RESOURCES))('gives $path the exact media type of the resource table', async ({ path, mediaType }) => {
    expect(await describeFile(path.slice(1))).toMatchObject({ path, mediaType });
  });

  it('sorts by path in code units and lists files only', async () => {
    const folder = await folderWith(['b.txt', 'a/c.txt', 'Z.txt', 'a.txt', 'index.html']);
    await mkdir(join(folder, 'empty'));
    const files = await listSiteFiles(folder, NONE);
    expect(files.map(({ path }) => path)).toEqual(['/', '/Z.txt', '/a.txt', '/a/c.txt', '/b.txt']);
  });

  it('finds the same below a folder that is named with a slash at its end', async () => {
    const folder = await folderWith(['a/b.txt']);
    expect(await listSiteFiles(`${folder}/`, NONE)).toEqual(await listSiteFiles(folder, NONE));
  });

  it('finds nothing in an empty folder', async () => {
    expect(await listSiteFiles(await temporaryFolder(), NONE)).toEqual([]);
  });
});
