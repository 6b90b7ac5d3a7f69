import { expect, it } from 'vitest';
import { readStars } from '../../../src/mcp/word-search/star-words.ts';

it.each([
  ['2 stars', [2]],
  ['a one-star review', [1]],
  ['two-star and five star reviews', [2, 5]],
  ['1 or 2 stars', [1, 2]],
  ['1, 2, or 5 stars', [1, 2, 5]],
  ['1- or 2-star reviews', [1, 2]],
  ['1 star or 3 stars', [1, 3]],
  ['1-2 stars', [1, 2]],
  ['2 to 4 stars', [2, 3, 4]],
  ['between 2 and 4 stars', [2, 3, 4]],
  ['under 3 stars', [1, 2]],
  ['less than three stars', [1, 2]],
  ['at most 2 stars', [1, 2]],
  ['no more than 2 stars', [1, 2]],
  ['2 stars or less', [1, 2]],
  ['2 or fewer stars', [1, 2]],
  ['4 stars or more', [4, 5]],
  ['4 or more stars', [4, 5]],
  ['4+ stars', [4, 5]],
  ['at least 4 stars', [4, 5]],
  ['more than 3 stars', [4, 5]],
  ['2 out of 5 stars', [2]],
  ['2/5 stars', [2]],
  ['más de 3 estrellas', [4, 5]],
  ['mas de 3 estrellas', [4, 5]],
  ['como máximo dos estrellas', [1, 2]],
  ['menos de 3 estrellas', [1, 2]],
  ['una o dos estrellas', [1, 2]],
  ['de 1 a 2 estrellas', [1, 2]],
  ['4 estrellas o más', [4, 5]],
  ['entre 2 y 4 estrellas', [2, 3, 4]],
  ['over 5 stars', []],
  ['12 stars, 7 stars, 0 stars, starsky, 3.5 stars', []],
  ['4 starsky', []],
  ['more than 3 visits', []],
  ['the 2 of them were stars', []],
])('the stars that %j asks for are %j', (question, ratings) => {
  expect(readStars(question).ratings).toEqual(ratings);
});

it('leaves the other words', () => {
  const { rest } = readStars('reviews under 3 stars or 4 stars or more of dana');
  expect(rest.trim().split(/\s+/)).toEqual(['reviews', 'or', 'of', 'dana']);
});
