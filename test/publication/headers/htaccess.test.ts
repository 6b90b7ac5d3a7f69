import { describe, expect, it } from 'vitest';
import { renderHtaccess } from '../../../src/publication/headers/htaccess.ts';
import { headerRules } from '../../../src/publication/headers/rules.ts';
import { FILE_PATHS } from '../../support/file-paths.ts';

const addresses = { baseUrl: 'https://example.com', hubUrl: 'https://hub.example.net/a%20b' };

describe('.htaccess', () => {
  const file = renderHtaccess(addresses, FILE_PATHS);

  it('sets every header of every rule', () => {
    const headers = headerRules(addresses, FILE_PATHS).flatMap((rule) => rule.headers);
    const lines = file.match(/^Header set .*"$/gm)?.filter((line) => !line.includes('expr=')) ?? [];
    expect(lines).toHaveLength(1 + headers.length);
    expect(lines[0]).toBe('Header set Cache-Control "public, max-age=0, must-revalidate"');
  });

  it('escapes what ends a value and what Apache would fill in', () => {
    expect(file).toContain(
      String.raw`Header set Link "<https://hub.example.net/a%%20b>; rel=\"hub\", <https://example.com/feed.xml>; rel=\"self\""`,
    );
  });

  it('puts the path of the base address before every path', () => {
    const below = renderHtaccess({ ...addresses, baseUrl: 'https://example.com/shop' }, FILE_PATHS);
    expect(file).toContain('\nErrorDocument 404 /404.html\n');
    expect(below).toContain('\nErrorDocument 404 /shop/404.html\n');
    expect(below).toContain('\nRewriteBase /shop/\n');
    expect(below).toContain('\nRewriteCond %{REQUEST_URI} =/shop\nRewriteRule ^ /shop/ [R=308,END]\n');
    expect(file).not.toContain('AllowNoSlash');
    expect(below.match(/^<If .*'\/shop\//gm)).toHaveLength(file.match(/^<If /gm)?.length ?? 0);
  });
});
