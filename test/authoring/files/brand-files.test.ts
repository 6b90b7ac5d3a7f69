import { expect, it } from 'vitest';
import { brandFileOf } from '../../../src/authoring/files/brand-files.ts';

it.each([
  ['Logo.PNG', 'logo.png'],
  ['logo-dark.svg', 'logo-dark.svg'],
  ['photo.jpg', 'photo.jpg'],
  ['Theme.yml', 'theme.yaml'],
  ['icon.webp', undefined],
  ['logo.pdf', undefined],
  ['shop.jpg', undefined],
])('%s is %s in the folder brand', (file, name) => {
  expect(brandFileOf(file)).toBe(name);
});
