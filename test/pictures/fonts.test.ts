import { expect, it } from 'vitest';
import { fonts } from '../support/programs/fonts.ts';

const { canWrite, outlineOf } = fonts;

it.each([
  'Alder Creek & Sons',
  'Łódź',
  'Водопровод',
  'Υδραυλικός',
  'Nguyễn',
  'Straße 5 № 1 ½ €',
  '5\u00a0000\u202f000',
  '“x” ’y’ …',
])('writes %s', (text) => {
  expect(canWrite(text)).toBe(true);
});

it.each(['日本水道', 'سباكة', 'שרברב', 'Alder 🔧', 'Ԓ'])('cannot write %s', (text) => {
  expect(canWrite(text)).toBe(false);
});

it('gives the shape of a letter', () => {
  const { path, box } = outlineOf('I') ?? { path: '', box: { width: 0, height: 0 } };
  expect(path).toMatch(/^M[\d.-]+/);
  expect(box.height).toBeGreaterThan(3 * box.width);
  expect(outlineOf('日')).toBeUndefined();
});
