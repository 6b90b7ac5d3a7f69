import { expect, it } from 'vitest';
import { fontsFor } from '../../src/social-image/fonts.ts';
import { readPackageFile } from '../support/package-file.ts';

const partsFor = (text: string) => fontsFor(text, 700, readPackageFile).map(({ name }) => name);

it.each([
  ['Alder Creek Plumbing, Heating & Air', ['latin']],
  ['Café Ørsted™ – “Zürich”', ['latin']],
  ['Łódź', ['latin', 'latin-ext']],
  ['Водопровод', ['latin', 'cyrillic']],
  ['Υδραυλικός', ['latin', 'greek']],
  ['Nguyễn', ['latin', 'vietnamese']],
  ['水道', ['latin']],
])('reads for %s only the parts of the font that it needs', (text, parts) => {
  expect(partsFor(text)).toEqual(parts);
});

it('reads the weight that is asked for', () => {
  const [medium, bold] = ([500, 700] as const).map((weight) => fontsFor('', weight, readPackageFile)[0]);
  expect(medium?.weight).toBe(500);
  expect(medium?.data.equals(bold?.data ?? Buffer.alloc(0))).toBe(false);
});
