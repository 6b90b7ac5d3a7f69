import { describe, expect, it } from 'vitest';
import { clampedName, fitName } from '../../src/social-image/fit-name.ts';
import { readPackageFile } from '../support/package-file.ts';

const WIDTH = 1040;
const sizeOf = async (name: string) => (await fitName(name, WIDTH, readPackageFile))?.size;

describe('the size of a name', () => {
  it.each([
    ['Bo', 104],
    ['Brookvale Plumbing & Heating', 104],
    ['Alder Creek Plumbing, Heating & Air', 88],
    ['Alder Creek Plumbing, Heating, Air-Conditioning & Drain Cleaning of Brookvale', 74],
    ['Alder Creek Plumbing, Heating, Air-Conditioning and Drain Cleaning of Brookvale and Fairmont Township', 62],
    ['Alder Creek Plumbing '.repeat(20), 52],
    ['W'.repeat(200), 52],
  ])('is as large as there is room for: %s', async (name, size) => {
    expect(await sizeOf(name)).toBe(size);
  });

  it('is smaller where letters are wider', async () => {
    expect(await sizeOf('i'.repeat(40))).toBeGreaterThan((await sizeOf('W'.repeat(40))) ?? 0);
  });
});

describe('a name that cannot be drawn', () => {
  it.each(['日本水道', 'سباكة الرياض', 'שרברב', 'Joe’s 🔧 Plumbing', 'Alder 水道', '① Plumbing', 'x\u030a', 'Ԓ'])(
    'is none: %s',
    async (name) => {
      expect(await sizeOf(name)).toBeUndefined();
    },
  );

  it.each([
    'Łódź',
    'Водопровод',
    'Υδραυλικός',
    'Nguyễn',
    'Straße 5 № 1 ½ €',
    'Cafe\u0301',
    '5\u00a0000\u202f000',
    'A–B—C “x” ’y’ …',
  ])('is not %s', async (name) => {
    expect(await sizeOf(name)).toBeDefined();
  });
});

it('cuts a name after its third line', async () => {
  const name = await fitName('Alder Creek '.repeat(50), WIDTH, readPackageFile);
  expect(name && clampedName(name).props.style).toMatchObject({ lineClamp: 3, fontSize: 52 });
});
