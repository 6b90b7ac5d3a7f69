import { expect, it } from 'vitest';
import { newPageName, titleOf } from '../../../../src/editing/forms/files/page-name.ts';

it.each([
  ['Datenschutzerklärung', 'datenschutzerklarung'],
  ['Legal notice', 'legal-notice'],
  ['About', 'about-2'],
  ['Reviews', 'our-reviews'],
  ['من نحن', 'page'],
])('makes the name of %s: %s', (title, name) => {
  expect(newPageName(title, [{ file: 'content/pages/about.md', text: '' }])).toBe(name);
});

it.each([
  [{ title: 'A', text: '# B\n\nC' }, 'A'],
  [{ text: '<!-- c -->\n# B\n\nC' }, 'B'],
  [{ title: '', text: 'C' }, ''],
  [{}, ''],
])('finds the title of %o', (values, title) => {
  expect(titleOf(values)).toBe(title);
});
