import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageFile } from '../../../../src/authoring/files/names/page-names.ts';

function fault(name: string, isDirectory = false): string | undefined {
  const path = join('pages', name);
  return pageFile({ name, isDirectory, path, file: path }).problems[0]?.message;
}

it('takes Markdown under a name that can be an address', () => {
  expect([fault('imprint.md'), fault('about-us-2.md')]).toEqual([undefined, undefined]);
});

it.each([
  ['Über uns.md', 'is not read under this name; rename it to uber-uns.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['Imprint.MD', 'is not read under this name; rename it to imprint.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['imprint.markdown', 'is not read under this name; rename it to imprint.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['policy.md', 'policy is the name of a page or file that the site has for itself; our-policy.md is free'],
  ['index.md', 'index is the name of a page or file that the site has for itself; our-index.md is free'],
  ['imprint.pdf', 'is not a page; a page is Markdown, in a file that ends with .md; other files stand in the folder public'],
])('%s %s', (name, message) => {
  expect(fault(name)).toBe(message);
});

it('knows no folders in it', () => {
  expect(fault('legal', true)).toBe('is a folder; pages stand in the folder pages itself');
});
