import { describe, expect, it } from 'vitest';
import { parseTarget } from '../../src/http/request-target.ts';
import { siteFiles } from '../../src/publication/files.ts';
import { NOT_FOUND_PATH } from '../../src/representations/resource-paths.ts';
import { RESOURCES } from '../../src/representations/resources.ts';

function filesOf(names: readonly string[], publicFiles: readonly string[] = []) {
  return siteFiles(
    names.map((name) => ({ name, make: async () => new Uint8Array() })),
    new Set(publicFiles),
  );
}

function describeFile(name: string, publicFiles: readonly string[] = []) {
  return filesOf([name], publicFiles)[0];
}

describe('siteFiles', () => {
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
  ])('serves %s at %s', (name, path) => {
    expect(describeFile(name)).toMatchObject({ name, path });
  });

  it.each([
    ['google1a2b.html', '/google1a2b.html'],
    ['game/index.html', '/game'],
    ['price-list.pdf', '/price-list.pdf'],
    ['policy', '/policy'],
  ])('serves %s of public/ at %s', (name, path) => {
    expect(describeFile(name, [name])).toMatchObject({ name, path });
  });

  it.each(['price list.pdf', 'größe.txt', '100%.txt', 'a?b#c.txt', 'a@b+c,d;e=f.txt', '[id].txt', 'naïve/İ.txt'])(
    'serves %s at the path that a request for it is parsed to',
    (name) => {
      const sent = new URL('https://example.com/');
      sent.pathname = name.replaceAll('%', '%25');
      expect(describeFile(name)?.path).toBe(parseTarget(sent.pathname.replaceAll('[', '%5B').replaceAll(']', '%5D'))?.path);
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
  ])('gives %s the media type %s', (name, mediaType) => {
    expect(describeFile(name)?.mediaType).toBe(mediaType);
  });

  it.each(Object.values(RESOURCES))('gives $path the exact media type of the resource table', ({ path, mediaType }) => {
    expect(describeFile(path.slice(1))).toMatchObject({ path, mediaType });
  });

  it('sorts by path in code units', () => {
    const files = filesOf(['b.txt', 'a/c.txt', 'Z.txt', 'a.txt', 'index.html']);
    expect(files.map(({ path }) => path)).toEqual(['/', '/Z.txt', '/a.txt', '/a/c.txt', '/b.txt']);
  });
});
