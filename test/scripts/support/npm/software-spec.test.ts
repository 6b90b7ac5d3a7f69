import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { forFolderAbove, softwareSpec } from '../../../../scripts/support/npm/software-spec.ts';
import { makeFolder } from '../../../support/content/content.ts';

it('leaves versions and addresses as they are', () => {
  for (const typed of ['latest', '1.4.2', '^1.4.0', 'https://example.com/later.tgz', 'file:/nowhere/later.tgz'])
    expect(softwareSpec(typed)).toBe(typed);
});

it('takes a file from where its path was typed', async () => {
  const path = `${await makeFolder({ 'later.tgz': '' })}/later.tgz`;
  for (const typed of [path, `file:${path}`, `file://${path}`, `file:${relative('', path)}`, relative('', path)])
    expect(softwareSpec(typed)).toBe(`file:${path}`);
});

it('moves the paths of the package with the files of npm', () => {
  expect(forFolderAbove('{"dependencies":{"verified-reviews":"file:../../later/a.tgz","x":"^1.0.0"}}', 'verified-reviews')).toBe(
    '{"dependencies":{"verified-reviews":"file:../later/a.tgz","x":"^1.0.0"}}',
  );
  expect(forFolderAbove('"resolved": "file:../a.tgz"', 'verified-reviews')).toBe('"resolved": "file:a.tgz"');
  for (const kept of ['"verified-reviews": "^1.1.0"', '"verified-reviews": "file:/a.tgz"', '"x": "file:../x"'])
    expect(forFolderAbove(kept, 'verified-reviews')).toBe(kept);
});
