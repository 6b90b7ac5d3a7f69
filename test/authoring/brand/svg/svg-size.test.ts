import { expect, it } from 'vitest';
import { svgSize } from '../../../../src/authoring/brand/svg/svg-size.ts';
import { readSvgTree } from '../../../../src/authoring/brand/svg/svg-tree.ts';

const sizeOf = (attributes: string) => svgSize(readSvgTree(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`));

it.each([
  ['viewBox="0 0 120 40"', { width: 512, height: 171, viewBox: '0 0 120 40' }],
  ['viewBox="-5,2, 10 20" width="100%"', { width: 256, height: 512, viewBox: '-5 2 10 20' }],
  ['width="120" height="40px"', { width: 512, height: 171, viewBox: '0 0 120 40' }],
  ['width="1in" height="96"', { width: 512, height: 512, viewBox: '0 0 96 96' }],
  ['width="72pt" height="25.4mm"', { width: 512, height: 512, viewBox: '0 0 96 96' }],
  ['width="6pc" height="2.54cm"', { width: 512, height: 512, viewBox: '0 0 96 96' }],
  ['viewBox="0 0 5000 1"', { width: 512, height: 1, viewBox: '0 0 5000 1' }],
])('%s', (attributes, expected) => {
  expect(sizeOf(attributes)).toEqual(expected);
});

it.each([
  ['', 'has no size; give <svg> a viewBox, such as viewBox="0 0 120 40"'],
  ['width="100%" height="100%"', 'has no size'],
  ['width="0" height="4"', 'has no size'],
  ['viewBox="0 0 0 4"', 'its viewBox is not four numbers, of which the last two are above 0'],
  ['viewBox="a b c d" width="4" height="4"', 'its viewBox is not four numbers'],
  ['viewBox="a 0 4 4"', 'its viewBox is not four numbers'],
  ['viewBox="0 0 4 4 4"', 'its viewBox is not four numbers'],
  ['viewBox="0 0 1e999 4"', 'its viewBox is not four numbers'],
])('%s is refused', (attributes, message) => {
  expect(() => sizeOf(attributes)).toThrow(message);
});
