import { describe, expect, it } from 'vitest';
import { paintFavicon, paintTouchIcon } from '../../../src/pictures/icons/paint-icons.ts';
import { paint } from '../../../src/pictures/resvg.ts';
import { picturesOfIco } from '../../support/judges/ico.ts';
import { fonts } from '../../support/programs/fonts.ts';

const svg = (content: string, viewBox = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;
const STAR = svg(
  '<title>Star</title><path fill="#f00" d="m16 2 4.3 9.2 10 1.2-7.4 6.9 2 9.9-8.9-5-8.9 5 2-9.9-7.4-6.9 10-1.2z"/>',
);
const WHOLE = svg('<rect width="32" height="32" fill="#00f"/>');

/** The colour of a pixel of a PNG: red, green, blue and opacity. */
function pixelAt(png: Uint8Array, side: number, x: number, y: number): number[] {
  const square = `width="${side}" height="${side}"`;
  const image = `<image ${square} href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  const { pixels, width } = paint(`<svg xmlns="http://www.w3.org/2000/svg" ${square}>${image}</svg>`);
  return [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

const CLEAR = [0, 0, 0, 0];
const GROUND = [251, 250, 246, 255];

describe('/favicon.ico', () => {
  const pictures = (icon: string) => picturesOfIco(Buffer.from(paintFavicon(icon, fonts)));

  it('shows the icon in three sizes, with nothing behind it', () => {
    const all = pictures(STAR);
    expect(all.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, png } of all) {
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
      expect(pixelAt(png, size, size / 2, size / 2)).toEqual([255, 0, 0, 255]);
      expect(pixelAt(png, size, 0, 0)).toEqual(CLEAR);
    }
  });

  it('puts an icon that is no square into the middle', () => {
    const [, picture] = pictures(svg('<rect width="40" height="20" fill="#f00"/>', '0 0 40 20'));
    const column = [0, 7, 8, 23, 24].map((y) => pixelAt(picture?.png ?? Buffer.alloc(0), 32, 16, y));
    expect(column).toEqual([CLEAR, CLEAR, [255, 0, 0, 255], [255, 0, 0, 255], CLEAR]);
  });
});

describe('/apple-touch-icon.png', () => {
  const corner = (icon: string) => pixelAt(paintTouchIcon(icon, fonts), 180, 0, 0);

  it('is 180 pixels wide, on a ground that lets nothing through', () => {
    const png = Buffer.from(paintTouchIcon(STAR, fonts));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
    expect([corner(STAR), pixelAt(png, 180, 90, 90)]).toEqual([GROUND, [255, 0, 0, 255]]);
  });

  it('has no margin where the icon fills its square', () => {
    expect(corner(WHOLE)).toEqual([0, 0, 255, 255]);
    expect(corner(WHOLE.replace('<rect', '<rect rx="6"'))).toEqual(GROUND);
  });
});

describe('letters in an icon', () => {
  const lettered = (text: string) =>
    svg(`<rect width="32" height="32" fill="#00f"/><text y="28" font-size="30" font-family="Arial">${text}</text>`);
  const touch = (icon: string) => Buffer.from(paintTouchIcon(icon, fonts));

  it('are painted', () => {
    expect(touch(lettered('AC')).equals(touch(WHOLE))).toBe(false);
  });

  it.each(['🔧', '&#128295;', '水'])('are left out where no font has them: %s', (text) => {
    expect(touch(lettered(text)).equals(touch(WHOLE))).toBe(true);
  });
});

describe('an icon that cannot be painted', () => {
  it.each([
    ['is broken', '<svg><not', /^the icon, .*: SVG data parsing failed .*; draw it with shapes, or put/],
    [
      'has letters alone that no font has',
      svg('<text y="28">🔧</text>'),
      / from public\/favicon\.svg or else from brand\/: nothing of it can be painted here; /,
    ],
  ])('says so: it %s', (_, icon, message) => {
    for (const make of [paintFavicon, paintTouchIcon])
      expect(() => make(icon, fonts)).toThrow(
        expect.objectContaining({ code: 'ERR_ICON', message: expect.stringMatching(message) }),
      );
  });
});
