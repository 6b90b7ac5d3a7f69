import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeLines, publishedChanges } from '../../../scripts/upgrade/published-changes.ts';
import { makeFolder } from '../../support/content/content.ts';

it('tells which files change, are new and go, without their twins', async () => {
  const root = await makeFolder({
    'a/index.html': 'same',
    'a/data/x.json': 'before',
    'a/data/x.json.br': 'before',
    'a/old.html': '',
    'b/index.html': 'same',
    'b/data/x.json': 'after',
    'b/data/x.json.br': 'after',
    'b/new.html': '',
  });
  const changes = await publishedChanges(join(root, 'a'), join(root, 'b'));
  expect(changes).toEqual({ same: 1, changed: ['data/x.json'], added: ['new.html'], gone: ['old.html'] });
  expect(changeLines(changes)).toEqual([
    'Of the published files 1 stay the same, 1 change, 1 are new, and 1 go:',
    '  changes  data/x.json',
    '  new      new.html',
    '  goes     old.html',
  ]);
});

it('tells of pages before styles and scripts, whose names change with each version', async () => {
  const root = await makeFolder({ 'a/_astro/Layout.a.css': '', 'a/insights/price.html': '', 'b/_astro/Layout.b.css': '' });
  const { gone } = await publishedChanges(join(root, 'a'), join(root, 'b'));
  expect(gone).toEqual(['insights/price.html', '_astro/Layout.a.css']);
});

it('says that nothing changes', () => {
  expect(changeLines({ same: 3, changed: [], added: [], gone: [] })).toEqual(['All 3 published files stay the same.']);
});
