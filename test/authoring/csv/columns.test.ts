import { describe, expect, it } from 'vitest';
import { columnOf, readHeader, separatorOf } from '../../../src/authoring/csv/columns.ts';

const required = ['id', 'date', 'rating', 'author', 'text'];

describe('the header of a CSV file', () => {
  it('may name its columns in any order', () => {
    const { cells, issues } = readHeader(['text', ' author ', 'rating', 'date', 'id', 'response_text']);
    expect(issues).toEqual([]);
    expect(Object.fromEntries(cells)).toEqual({ text: 0, author: 1, rating: 2, date: 3, id: 4, response_text: 5 });
  });

  it('must not name a column twice', () => {
    expect(readHeader([...required, 'date']).issues).toEqual([
      { cell: 5, message: 'the column date is here twice; once is allowed' },
    ]);
  });

  it('must not name a column that is unknown', () => {
    const { issues } = readHeader([...required, 'titel', 'constructor']);
    expect(issues.map(({ cell }) => cell)).toEqual([5, 6]);
    expect(issues[0]?.message).toMatch(
      /^unknown column "titel"; did you mean title\? \(allowed: id, date, .*response_text, edited, disclosure_incentive_kind, .*\)$/,
    );
    expect(issues[1]?.message).toMatch(/^unknown column "constructor" \(allowed/);
  });

  it('may have columns without a name', () => {
    expect(readHeader(['', ...required, '', ' ', '']).issues).toEqual([]);
  });

  it('is not said to lack what it misspells', () => {
    const { issues } = readHeader(['id', 'Date', 'rating', 'author']);
    expect(issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^unknown column "Date"; did you mean date\?/),
      'the header lacks text; it must name id, date, rating, author, text',
    ]);
  });

  it.each([[['Date', 'Name', 'Stars', 'Comment']], [['Review date;Reviewer']]])(
    'of an export from elsewhere is told how its reviews come in: %j',
    (header) => {
      expect(readHeader(header).issues).toContainEqual({
        cell: 0,
        message: expect.stringMatching(
          /; move a table from elsewhere out of this folder, and bring it in with npm run reviews -- import <file>$/,
        ),
      });
    },
  );

  it.each([[['a', '2026-03-14', '5', 'Tex', 'Good', '']], [['sep=;']], [['', '']]])('is told that it is none: %j', (header) => {
    expect(readHeader(header).issues).toEqual([
      { cell: 0, message: expect.stringMatching(/^names no column; the first line must be a header that names id, date/) },
    ]);
  });
});

it.each([
  [['mentions', 'technicians', 2], 'technicians'],
  [['verification', 'date'], 'verification_date'],
  [['mentions'], undefined],
])('the field %j has its column', (path, column) => {
  expect(columnOf(path)).toBe(column);
});

it.each([
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
