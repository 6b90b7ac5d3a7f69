import { describe, expect, it } from 'vitest';
import { renderHtaccess } from '../../../src/publication/headers/htaccess.ts';
import { headerRules } from '../../../src/publication/headers/rules.ts';
import { FILE_PATHS } from '../../support/file-paths.ts';

const addresses = { baseUrl: 'https://example.com', hubUrl: 'https://hub.example.net/a%20b' };

describe('.htaccess', () => {
  const file = renderHtaccess(addresses, FILE_PATHS);

  it('sets every header of every rule', () => {
    const headers = headerRules(addresses, FILE_PATHS).flatMap((rule) => rule.headers);
    const lines = file.match(/^Header set .*"$/gm) ?? [];
    expect(lines).toHaveLength(1 + headers.length);
    expect(lines[0]).toBe('Header set Cache-Control "public, max-age=0, must-revalidate"');
  });

  it('escapes what ends a value and what Apache would fill in', () => {
    expect(file).toContain(
      String.raw`Header set Link "<https://hub.example.net/a%%20b>; rel=\"hub\", <https://example.com/feed.xml>; rel=\"self\""`,
    );
  });

  it('leaves compressed twins to Apache, as OpenLiteSpeed follows only the rules, and would send a twin as an unknown file', () => {
    const rules = file.split('\n').filter((line) => line.startsWith('Rewrite'));
    const guard = rules.indexOf('RewriteCond %{SERVER_SOFTWARE} !^Apache');
    expect(rules[guard + 1]).toBe('RewriteRule ^ - [END]');
    const twins = rules.flatMap((rule, at) => (/\.(br|gz)/.test(rule) ? [at] : []));
    expect(twins).toHaveLength(4);
    expect(Math.min(...twins)).toBeGreaterThan(guard);
  });

  it('gives the type of gzipped twins without mod_headers, which some hosts lack', () => {
    const types = file.slice(0, file.indexOf('<IfModule mod_headers.c>'));
    expect(types).toContain(
      '<FilesMatch "\\.html\\.gz$">\nAddEncoding gzip .gz\nForceType "text/html; charset=utf-8"\n</FilesMatch>',
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
