import sharp from 'sharp';
import { expect, it } from 'vitest';
import { differenceOf, type Picture, readPicture, toWebp } from './pictures.ts';

/** A page with a block and letters, drawn with smoothed edges. */
function page({ x = 40, colour = '#0b5c66', ground = '#fbfaf6', height = 200, turned = 0 } = {}): Promise<Picture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}">
    <rect width="300" height="${height}" fill="${ground}"/><rect x="${x}" y="20" width="60" height="24" rx="6" fill="${colour}"/>
    <circle cx="${200 + turned}" cy="80" r="30" fill="#1a2528"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer().then(readPicture);
}

it('a picture looks like itself, also when it was stored', async () => {
  const picture = await page();
  expect(await differenceOf(picture, await readPicture(await toWebp(picture)))).toBeUndefined();
});

it.each([
  ['edges that are smoothed a little otherwise', { turned: 0.1 }],
  ['a step of colour, as another processor rounds', { ground: '#fafaf6' }],
])('%s are the same to a reader', async (_, change) => {
  expect(await differenceOf(await page(), await page(change))).toBeUndefined();
});

it.each([
  ['moved by a pixel', { x: 41 }],
  ['of another colour', { colour: '#0b6666' }],
  ['on a longer page', { height: 210 }],
])('a block is not the same when it is %s', async (_, change) => {
  const difference = await differenceOf(await page(), await page(change));
  expect(difference?.pixels).toBeGreaterThan(20);
});
