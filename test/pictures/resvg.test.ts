import { beforeAll, expect, it } from 'vitest';
import { paintPng, rightEdge, startRenderer } from '../../src/pictures/resvg.ts';
import { readPackageFile } from '../support/package-file.ts';

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="4" width="20" height="32"/></svg>';

/** PNG section 11.2.1: the header's width and height. */
function sizeOf(png: Uint8Array): readonly number[] {
  const view = new DataView(png.buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

beforeAll(() => startRenderer(readPackageFile));

it('starts once, however often it is asked', async () => {
  await expect(startRenderer(readPackageFile)).resolves.toBeUndefined();
});

it('paints in the size of the picture, or as wide as it is asked to', () => {
  expect(sizeOf(paintPng(SQUARE))).toEqual([32, 32]);
  expect(sizeOf(paintPng(SQUARE, { width: 180 }))).toEqual([180, 180]);
});

it('finds where the ink ends', () => {
  expect(rightEdge(SQUARE, [])).toBe(24);
  expect(rightEdge('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', [])).toBe(0);
});
