import { expect, it } from 'vitest';
import type { Brand } from '../../../src/brand/brand.ts';
import { siteIcon } from '../../../src/pictures/icons/site-icon.ts';
import { paint } from '../../../src/pictures/resvg.ts';
import { fonts } from '../../support/programs/fonts.ts';

const picture = (width: number, height: number, fill = '#c81e1e') => ({
  path: '/brand/logo.svg',
  width,
  height,
  content: {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>\n`,
  },
});

const iconOf = (brand: Omit<Brand, 'theme'> & Partial<Brand>, name = 'Alder') =>
  siteIcon({ theme: {}, ...brand }, name, () => fonts);

/** The colour of a pixel of the icon, at a size of 32 pixels. */
function pixelOf(icon: string | undefined, x: number, y: number): number[] {
  const { pixels, width } = paint(icon ?? '', { within: 32 });
  return [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

const [RED, WHITE, CLEAR, TEAL] = [
  [200, 30, 30, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
  [11, 92, 102, 255],
];

it("is the owner's icon where there is one", () => {
  const icon = iconOf({ icon: picture(32, 32), logo: picture(100, 10, '#000000') });
  expect(pixelOf(icon, 0, 0)).toEqual(RED);
});

it('is the logo on a plate, which light and dark tabs show', () => {
  const icon = iconOf({ logo: picture(40, 40) });
  expect([pixelOf(icon, 16, 16), pixelOf(icon, 16, 1), pixelOf(icon, 0, 0)]).toEqual([RED, WHITE, CLEAR]);
});

it('holds nothing that a strict policy keeps from it, and no style for its plate', () => {
  const styled = picture(40, 20)
    .content.svg.replace('<rect', '<style>rect { fill: #c81e1e }</style><rect')
    .replace(' fill="#c81e1e"', '');
  const icon = iconOf({ logo: { ...picture(40, 20), content: { svg: styled } } });
  expect(icon).not.toMatch(/data:|style/);
  expect([pixelOf(icon, 16, 16), pixelOf(icon, 16, 5)]).toEqual([RED, WHITE]);
});

it('is on a dark plate where the logo is white', () => {
  const icon = iconOf({ logo: { ...picture(40, 40, '#ffffff'), plate: 'light' } });
  expect([pixelOf(icon, 16, 16), pixelOf(icon, 16, 1)]).toEqual([WHITE, [26, 37, 40, 255]]);
});

it('is the first letter on the accent where the logo is too wide', () => {
  const icon = iconOf({ logo: picture(100, 20), theme: { accent: '#0b5c66' } }, '„Ilse“');
  expect([pixelOf(icon, 16, 16), pixelOf(icon, 5, 16), pixelOf(icon, 16, 28)]).toEqual([WHITE, TEAL, TEAL]);
  expect(iconOf({ theme: { accent: '#0b5c66' } }, 'Ö')).toContain('<path fill="#ffffff"');
  expect(iconOf({ theme: { accent: '#ffd400' } }, 'Ö')).toMatch(/fill="#ffd400"\/><path fill="#251f06"/);
});

it('is the first letter where nothing is said', () => {
  const icon = iconOf({}, 'Ilse');
  expect([pixelOf(icon, 16, 16), pixelOf(icon, 5, 16)]).toEqual([WHITE, TEAL]);
});

it('is none where the letter cannot be written', () => {
  expect(iconOf({ theme: { accent: '#0b5c66' } }, '日本水道')).toBeUndefined();
  expect(iconOf({ theme: { accent: '#0b5c66' } }, '…')).toBeUndefined();
});
