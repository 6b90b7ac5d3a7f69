import sharp from 'sharp';
import { expect, it } from 'vitest';
import { invisibleFault } from '../../../src/authoring/brand/invisible-fault.ts';

const fault = (content: string, rest = 'viewBox="0 0 100 50"') =>
  invisibleFault(sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256" ${rest}>${content}</svg>`)));

const SHAPE = '<path d="M10 10h20v20z"/>';

it.each([
  ['no shape', ''],
  ['a hidden root', SHAPE, 'viewBox="0 0 100 50" display="none"'],
  ['shapes outside', SHAPE, 'viewBox="200 200 100 50"'],
  ['shapes without a colour', '<path fill="none" d="M10 10h20v20z"/>'],
  ['shapes that are clear', `<g opacity="0.02">${SHAPE}</g>`],
  [
    'a pattern that fills itself',
    '<style>rect{fill:url(#p)}</style><pattern id="p" width="1" height="1"><rect width="9" height="9"/></pattern><rect width="100" height="50"/>',
  ],
])('sees nothing in %s', async (_, content, rest?: string) => {
  expect(await fault(content, rest)).toMatch(/^shows nothing: /);
});

it.each(['#ffffff', '#0b5c66'])('sees nothing in %s on the same', async (colour) => {
  const ground = `<rect width="100" height="50" fill="${colour}"/>`;
  expect(await fault(`${ground}<circle cx="50" cy="25" r="20" fill="${colour}"/>`)).toMatch(/^has the same colour all over/);
  expect(await fault(`${ground}<circle cx="50" cy="25" r="20" fill="#888"/>`)).toBeUndefined();
});

it.each([
  SHAPE,
  `<g fill="#fff">${SHAPE}</g>`,
  `<rect width="100" height="50"/><g fill="#f00">${SHAPE}</g>`,
  '<path stroke="#000" stroke-width="0.5" d="M0 25h100"/>',
])('sees %s', async (content) => {
  expect(await fault(content)).toBeUndefined();
});
