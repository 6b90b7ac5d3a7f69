import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './support/build.ts';
import { lostNames, type PublicNames, publicNames } from './support/content/public-names.ts';
import { checkFolder } from './support/content/reading/check-folder.ts';

const FIXTURES = join(root, 'test', 'fixtures');

/** When the content was frozen. */
const FROZEN = new Date('2026-03-20T12:00:00Z');

const versions = readdirSync(FIXTURES).flatMap((name) => /^public-names-(.*)\.json$/.exec(name)?.[1] ?? []);

describe.each(versions)('the content of version %s', (version) => {
  const contentDirectory = join(FIXTURES, `content-${version}`);

  it('is read without a mistake or a warning', async () => {
    const { findings, published } = await checkFolder(contentDirectory, FROZEN);
    // What waits there has waited for longer than its policy promises.
    expect(findings.filter(({ kind }) => kind !== 'waiting-long')).toEqual([]);
    expect(published).toBeGreaterThanOrEqual(8);
  });

  it('is published under the names that it had then, with fields of the same types', async () => {
    const earlier = JSON.parse(readFileSync(join(FIXTURES, `public-names-${version}.json`), 'utf8')) as PublicNames;
    expect(Object.keys(earlier).length).toBeGreaterThan(1000);
    expect(lostNames(earlier, await publicNames(contentDirectory))).toEqual([]);
  });
});

describe('what is lost', () => {
  const earlier = { 'schema A.b': 'string?', 'schema A.c': 'string', 'file /a.json': 'application/json' };

  it('is a name that is gone, and one that is another thing or may be left out now', () => {
    expect(lostNames(earlier, { 'schema A.b': 'integer', 'schema A.c': 'string?' })).toEqual([
      'schema A.b: string? → integer',
      'schema A.c: string → string?',
      'file /a.json: application/json → nothing',
    ]);
  });

  it('is an argument that a command needs now, and none that it may leave out now', () => {
    const takes = { 'command a': 'none', 'command b': 'one' };
    expect(lostNames(takes, { 'command a': 'one', 'command b': 'none' })).toEqual(['command a: none → one']);
  });

  it('is an argument that a question needs now, and none that it may leave out now', () => {
    const takes = { 'tool a takes.b': 'string?', 'tool a takes.c': 'string' };
    expect(lostNames(takes, { 'tool a takes.b': 'string', 'tool a takes.c': 'string?' })).toEqual([
      'tool a takes.b: string? → string',
    ]);
  });

  it('is no name that was added, nor one that is always there now', () => {
    expect(lostNames(earlier, { ...earlier, 'schema A.b': 'string', 'schema A.d': 'string' })).toEqual([]);
  });
});
