import { describe, expect, it } from 'vitest';
import { clampLines, withEllipsis, wrap } from '../../../src/pictures/social-image/wrap.ts';

const length = (text: string) => text.length;
const linesOf = (text: string, width: number) => wrap(text, width, length).lines;

describe('lines', () => {
  it.each([
    ['Alder Creek', 11, ['Alder Creek']],
    ['Alder Creek', 10, ['Alder ', 'Creek']],
    ['a b c d', 3, ['a b ', 'c d']],
    ['Air-Conditioning', 13, ['Air-', 'Conditioning']],
    ['Bad/Service', 8, ['Bad/', 'Service']],
    ['1990-2020 Co', 9, ['1990-2020 ', 'Co']],
    ['A\u00a0B C', 3, ['A\u00a0B ', 'C']],
  ])('of %s, %d wide', (text, width, lines) => {
    expect(wrap(text, width, length)).toEqual({ lines, breaksWords: false });
  });

  it('break a word only where it is wider than a line, and never a letter from its mark', () => {
    expect(wrap('An abcdefgh i', 4, length)).toEqual({ lines: ['An ', 'abcd', 'efgh ', 'i'], breaksWords: true });
    expect(linesOf('e\u0301e\u0301e\u0301', 3)).toEqual(['e\u0301', 'e\u0301', 'e\u0301']);
  });

  it('hold a letter each where not even that fits', () => {
    expect(linesOf('abc', 0)).toEqual(['a', 'b', 'c']);
  });
});

it('are clamped to so many, the last one cut', () => {
  const lines = linesOf('Sanitär Heizung-Klima Lüftung', 8);
  expect(lines).toEqual(['Sanitär ', 'Heizung-', 'Klima ', 'Lüftung']);
  expect(clampLines(lines, 4, 8, length)).toEqual(['Sanitär', 'Heizung-', 'Klima', 'Lüftung']);
  expect(clampLines(lines, 3, 8, length)).toEqual(['Sanitär', 'Heizung-', 'Klima…']);
  expect(clampLines(lines, 2, 14, length)).toEqual(['Sanitär', 'Heizung-Klima…']);
});

describe('a cut', () => {
  it.each([
    ['Alder Creek Plumbing', 12, 'Alder Creek…'],
    ['Alder Creek Plumbing', 15, 'Alder Creek…'],
    ['A Waterworks', 10, 'A Waterwo…'],
    ['reviews.example.com', 8, 'reviews…'],
  ])('of %s, %d wide', (text, width, cut) => {
    expect(withEllipsis(text, width, length)).toBe(cut);
  });
});
