import { expect, it } from 'vitest';
import {
  isAddress,
  isDate,
  isKey,
  isNumberOrAddress,
  isPicture,
  isShortNumber,
} from '../../../../src/editing/imports/values/cell-kinds.ts';
import { READING } from '../../../support/content/exports.ts';

const CELLS = ['5', '4,5', '20240413', '4 of 5 stars', '13 April 2024', 'https://a.example/1', 'Ci9DQUlRQUNvZENodHlj', 'Ann'];
const found = (test: (cell: string) => boolean) => CELLS.filter(test);

it('tells by its look what a cell is', () => {
  expect(found(isShortNumber)).toEqual(CELLS.slice(0, -1));
  expect(found(isAddress)).toEqual(['https://a.example/1']);
  expect(found(isNumberOrAddress)).toEqual(['5', '4,5', '20240413', 'https://a.example/1']);
  expect(found(isKey)).toEqual(['Ci9DQUlRQUNvZENodHlj']);
  expect(found((cell) => isDate(cell, READING.monthOf))).toEqual(['13 April 2024']);
});

it('takes no sentence with a number in it for a number', () => {
  expect(isShortNumber('Schon zum 3. Mal hier, immer freundlich und schnell.')).toBe(false);
});

it('knows a picture by its name or its address', () => {
  const cells = [
    'img/Ann.JPG',
    'https://a.example/1.png?s=2',
    'https://lh3.googleusercontent.com/a/1',
    'https://a.example/png',
    '',
  ];
  expect(cells.filter(isPicture)).toEqual(cells.slice(0, 3));
});
