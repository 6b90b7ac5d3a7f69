import { expect, it } from 'vitest';
import { columnOf, readHeader, separatorOf } from '../../../src/authoring/csv/columns.ts';

const required = ['id', 'date', 'rating', 'author', 'text'];

it('may name its columns in any order', () => {
  const { cells, issues } = readHeader(['text', ' author ', 'rating', 'date', 'id', 'response_text']);
  expect(issues).toEqual([]);
  expect(Object.fromEntries(cells)).toEqual({ text: 0, author: 1, rating: 2, date: 3, id: 4, response_text: 5 });
});

const NO_HEADER = /^names no column; the first line must be a header that names id, date/;
const FROM_ELSEWHERE = /; move a table from elsewhere out of this folder, and bring it in with npm run reviews -- import <file>$/;

it.each<[string[], [cell: number, message: RegExp][]]>([
  [['', ...required, '', ' ', ''], []],
  [[...required, 'date'], [[5, /^the column date is here twice; once is allowed$/]]],
  [
    [...required, 'titel', 'constructor'],
    [
      [5, /^unknown column "titel"; did you mean title\? \(allowed: id, date, .*, edited, disclosure_incentive_kind, .*\)$/],
      [6, /^unknown column "constructor" \(allowed/],
    ],
  ],
  // It is not said to lack what it misspells.
  [
    ['id', 'Date', 'rating', 'author'],
    [
      [1, /^unknown column "Date"; did you mean date\?/],
      [0, /^the header lacks text; it must name id, date, rating, author, text$/],
    ],
  ],
  [['a', '2026-03-14', '5', 'Tex', 'Good', ''], [[0, NO_HEADER]]],
  [['sep=;'], [[0, NO_HEADER]]],
  [['', ''], [[0, NO_HEADER]]],
  [['Review date;Reviewer'], [[0, FROM_ELSEWHERE]]],
])('the header %j has these mistakes', (header, expected) => {
  expect(readHeader(header).issues).toEqual(expected.map(([cell, words]) => ({ cell, message: expect.stringMatching(words) })));
});

it('tells how the reviews of an export from elsewhere come in', () => {
  const { issues } = readHeader(['Date', 'Name', 'Stars', 'Comment']);
  expect(issues).toContainEqual({ cell: 0, message: expect.stringMatching(FROM_ELSEWHERE) });
});

it.each([
  [['mentions', 'technicians', 2], 'technicians'],
  [['verification', 'date'], 'verification_date'],
  [['date'], 'date'],
  [['mentions'], undefined],
  [[], undefined],
])('the field %j has its column', (path, column) => {
  expect(columnOf(path)).toBe(column);
});

it.each([
  ['id,date', ','],
  ['id,date;', ','],
  ['a;b', ','],
  ['', ','],
  ['\n id;date;rating\na,b', ';'],
  ['"text" ;"id"; more, and more', ';'],
  ['ID\tDATE', '\t'],
  ['id|date', '|'],
])('the cells of %j are set apart by %j', (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});
