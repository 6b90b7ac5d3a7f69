import sharp from 'sharp';
import { expect, it } from 'vitest';
import { unseenOn } from '../../../src/pictures/brand/plate.ts';

async function unseen(content: string, ground = '') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="192" height="64">${ground}${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return unseenOn({ data, width: info.width, height: info.height });
}

const letters = (colour: string) => `<path fill="${colour}" d="M10 5h12v30H10zM40 5h8v30h-8zM60 5h30v10H60z"/>`;
const mark = (colour: string) => `<circle cx="105" cy="28" r="9" fill="${colour}"/>`;

it.each([
  ['dark ink on dark pages', letters('#1a2528'), 'dark'],
  ['white on light pages', letters('#ffffff'), 'light'],
  ['ink beside a mark of another colour', letters('#222222') + mark('#7ccdd4'), 'dark'],
])('sees that a logo is lost: %s', async (_, content, expected) => {
  expect(await unseen(content)).toBe(expected);
});

it.each([
  ['in a colour that both show', letters('#3f8f4f')],
  ['with a ground of its own', `<rect width="120" height="40" fill="#111111"/>${letters('#ffffff')}`],
  [
    'white letters in a shape that both show',
    `<rect x="4" y="2" width="110" height="36" rx="9" fill="#3f8f4f"/>${letters('#ffffff')}`,
  ],
  ['dark letters on a yellow badge', `<rect x="2" y="2" width="116" height="36" rx="6" fill="#ffd400"/>${letters('#222222')}`],
  ['light letters on a dark badge', `<rect x="2" y="2" width="116" height="36" rx="6" fill="#1a2528"/>${letters('#ffffff')}`],
  [
    'whose dark bar reaches the sides of the picture, beside letters that both show',
    '<path fill="#1a2528" d="M0 0h8v40H0z"/><path fill="#3f8f4f" d="M40 5h8v30h-8zM60 5h30v10H60z"/>',
  ],
  ['of nothing', ''],
])('leaves alone one %s', async (_, content) => {
  expect(await unseen(content)).toBeUndefined();
});
