import { expect, it } from 'vitest';
import { isPage } from '../../../../src/editing/forms/files/form-files.ts';

it.each(['pages/imprint.md', 'pages/about-2.md'])('%s is a page', (name) => {
  expect(isPage(name)).toBe(true);
});

it.each(['notice.md', 'pages/../notice.md', 'pages/a/b.md', 'pages/Über.md', 'pages/a.json', 'pages/.md'])(
  '%s is none',
  (name) => {
    expect(isPage(name)).toBe(false);
  },
);
