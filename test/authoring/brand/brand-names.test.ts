import { expect, it } from 'vitest';
import { sortEntries } from '../../../src/authoring/brand/brand-names.ts';
import { entry } from '../../support/content/entry.ts';

const sorted = (...names: string[]) => sortEntries(names.map((name) => entry(name, 'brand')));

it('knows the theme and the pictures by their names', () => {
  const { theme, pictures, problems } = sorted('icon.png', 'logo-dark.webp', 'logo.svg', 'photo.jpeg', 'theme.yaml');
  expect(theme).toEqual(entry('theme.yaml', 'brand'));
  const names = { icon: 'icon.png', 'logo-dark': 'logo-dark.webp', logo: 'logo.svg', photo: 'photo.jpeg' };
  expect(Object.fromEntries([...pictures].map(([kind, { name }]) => [kind, name]))).toEqual(names);
  expect(problems).toEqual([]);
});

const OTHER = 'is not read; move it out of the folder (read are: theme.yaml, logo.svg, logo-dark.svg, icon.svg, photo.jpg)';

it.each([
  [['logo.png', 'logo.svg'], 'stands beside logo.png; keep one of the two'],
  [['photo.heic'], 'is as telephones store photos, which browsers do not show; save it as photo.jpg'],
  [['icon.ico'], 'is not read; of the icon one of these is: icon.svg, icon.png'],
  [['Logo.SVG'], 'is not read under this name; rename it to logo.svg'],
  [['logo-drak.svg'], 'is not read under this name; rename it to logo-dark.svg'],
  [['Logo Final (2).PNG'], 'is not read under this name; rename it to logo.png'],
  [['acme_logo_dark.svg'], 'is not read under this name; rename it to logo-dark.svg'],
  [['Acme-Logo.ai'], 'is not read; of the logo one of these is: logo.svg, logo.png, logo.webp, logo.jpg, logo.jpeg'],
  [['logo.svg', 'logo-old.png'], OTHER],
  [['logo.svg/'], 'is a folder; the files of a brand belong in the folder brand itself'],
  [['theme.yml'], 'is not read under this name; rename it to theme.yaml'],
  [['logo.svg', 'logo copy.svg'], 'looks like a copy of logo.svg, and is not read; delete it, or move it out of the folder'],
  [['fonts.woff2'], OTHER],
])('of %j, the last %s', (names, message) => {
  const file = `brand/${names.at(-1)?.replace('/', '')}`;
  expect(sorted(...names).problems).toEqual([{ file, line: 1, column: 1, message }]);
});
