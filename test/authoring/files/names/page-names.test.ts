import { expect, it } from 'vitest';
import { pageFile } from '../../../../src/authoring/files/names/page-names.ts';
import { entry } from '../../../support/content/entry.ts';
import { linesOf } from '../../../support/content/reading/check-yaml.ts';

const names = new Set(['about.md']);

it.each(['imprint.md', 'about-us-2.md'])('takes %s, whose name can be an address', (name) => {
  expect(pageFile(entry(name, 'pages'), names).found).toEqual([entry(name, 'pages')]);
});

it.each([
  ['Über uns.md', 'is not read under this name; rename it to uber-uns.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['Unsere Straße.md', 'is not read under this name; rename it to unsere-strasse.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['Imprint.MD', 'is not read under this name; rename it to imprint.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['imprint.markdown', 'is not read under this name; rename it to imprint.md (allowed: a-z, 0-9 and -, at most 80)'],
  [
    'about.md.txt',
    'is not read under this name; rename it to about.md (Windows hides the ending .txt, unless Explorer is told to show endings)',
  ],
  [
    "about (Ben's conflicted copy 2026-11-23).md",
    'looks like about.md as another computer has it; move what is missing there into it, and delete this',
  ],
  ['about 2.md', 'looks like a copy of about.md; delete it if it is one'],
  ['about.md.orig', 'looks like a copy of about.md; delete it if it is one'],
  ['Prices 2026.md', 'is not read under this name; rename it to prices-2026.md (allowed: a-z, 0-9 and -, at most 80)'],
  ['policy.md', 'policy is the name of a page or file that the site has for itself; our-policy.md is free'],
  ['index.md', 'index is the name of a page or file that the site has for itself; our-index.md is free'],
  ['imprint.pdf', 'is not a page; a page is Markdown, in a file that ends with .md; other files belong in the folder public'],
  ['legal/', 'is a folder; pages belong in the folder pages itself'],
])('tells why %s is none', (name, message) => {
  expect(linesOf(pageFile(entry(name, 'pages'), names))).toEqual([`pages/${name.replace('/', '')}:1:1  ${message}`]);
});
