import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDatabaseUrl } from '../../src/settings/database-url.ts';
import { anyCharacter } from '../support/content/hostile/any-character.ts';

it.each([
  ['file:data/hub.sqlite', 'data/hub.sqlite'],
  ['file:./hub.sqlite', './hub.sqlite'],
  ['file:../hub.sqlite', '../hub.sqlite'],
  ['file:/var/lib/hub.sqlite', '/var/lib/hub.sqlite'],
  ['file:///var/lib/hub.sqlite', '/var/lib/hub.sqlite'],
  ['file://localhost/var/lib/hub.sqlite', '/var/lib/hub.sqlite'],
  ['file:///var/my%20data/a%3Fb.sqlite', '/var/my data/a?b.sqlite'],
  ['file:my data/100%.sqlite', 'my data/100%.sqlite'],
  ['file:größe', 'größe'],
])('takes %s for the file %s', (text, file) => {
  expect(parseDatabaseUrl(text)).toEqual({ ok: true, value: { kind: 'sqlite', file } });
});

it.each([
  'postgres://hub:secret@db.example:5432/reviews?sslmode=require',
  'postgresql://db.example/reviews',
  'postgres://hub:p%40ss@[::1]/reviews',
  'postgres:///reviews?host=/var/run/postgresql',
  'postgres://%2Fvar%2Frun%2Fpostgresql/reviews',
  'postgres://hub@/reviews',
])('keeps %s as it is written', (url) => {
  expect(parseDatabaseUrl(url)).toEqual({ ok: true, value: { kind: 'postgres', url } });
});

it.each(
  [
    // Neither file: nor postgres:.
    ['', 'data/hub.sqlite', '/var/lib/hub.sqlite', 'sqlite:hub.sqlite', 'FILE:hub.sqlite', 'mysql://db.example/reviews'],
    // No path of a file on this computer.
    ['file:', 'file://', 'file:///', 'file:data/', 'file:///var/lib/', 'file://elsewhere/hub.sqlite', 'file::memory:'],
    // More than a path, or signs that none may have.
    ['file:file:hub.sqlite', 'file:hub.sqlite?mode=ro', 'file:hub.sqlite#', 'file:a\nb'],
    ['file:///a%2Fb', 'file:///a%00b', 'file:///%'],
    // No database, or no address.
    ['postgres:', 'postgres:reviews', 'postgres://', 'postgres:///', 'postgres://db.example', ' postgres://db.example/reviews'],
    ['postgres://hub:secret@db.example/?sslmode=require', 'postgres://hub:p#ss@db.example/reviews'],
    ['postgres://hub:secret@db.example:port/reviews'],
  ].flat(),
)('refuses %j', (text) => {
  expect(parseDatabaseUrl(text).ok).toBe(false);
});

it('never throws', () => {
  const rest = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(fc.constantFrom('file:', 'file:///', 'postgres://', ''), rest, (scheme, text) => {
      const parsed = parseDatabaseUrl(scheme + text);
      if (parsed.ok && parsed.value.kind === 'sqlite') expect(parsed.value.file).not.toBe('');
      if (parsed.ok && parsed.value.kind === 'postgres') expect(parsed.value.url).toBe(scheme + text);
    }),
  );
});
