import { expect, it } from 'vitest';
import { readPackageFile } from '../../src/astro/package-file.ts';
import { paint, rightEdge, startRenderer, withoutStyles } from '../../src/pictures/resvg.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" width="20" height="32"/></svg>';

const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#f00"/></svg>';

it('starts once, however often it is asked', async () => {
  await expect(startRenderer(readPackageFile)).resolves.toBeUndefined();
});

it('paints in the size of the picture, or as large as it fits into a square', () => {
  expect(paint(SQUARE)).toMatchObject({ width: 32, height: 32 });
  expect(paint(SQUARE, { within: 180 })).toMatchObject({ width: 180, height: 180 });
  expect(paint(WIDE, { within: 100 })).toMatchObject({ width: 100, height: 50 });
  expect(paint(WIDE.replace('0 0 40 20', '0 0 20 40'), { within: 100 })).toMatchObject({ width: 50, height: 100 });
});

it('gives a PNG of that size, and its pixels', () => {
  const { png, pixels } = paint(WIDE);
  // PNG sections 5.2 and 11.2.1: the signature, the width and the height.
  expect(Buffer.from(png.subarray(0, 8)).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([new DataView(png.buffer).getUint32(16), new DataView(png.buffer).getUint32(20)]).toEqual([40, 20]);
  expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
  expect(pixels).toHaveLength(40 * 20 * 4);
});

it('finds where the ink ends', () => {
  expect(rightEdge(SQUARE, [])).toBe(24);
  expect(rightEdge('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', [])).toBe(0);
});

it('writes a picture without its styles', () => {
  const styled = SQUARE.replace('<rect', '<style>.a { fill: #0f0 }</style><rect class="a" style="stroke: #00f"');
  const plain = withoutStyles(styled);
  expect(plain).not.toMatch(/style|class/);
  expect(plain).toContain('fill="#00ff00"');
  expect(paint(plain).pixels).toEqual(paint(styled).pixels);
});
