import { describe, expect, it } from 'vitest';
import { csvReviewSchema, readCsv } from '../../../src/authoring/csv/read-csv.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { checkSources } from '../../../src/authoring/source/source.ts';
import type { ReviewFile } from '../../../src/reviews/schemas/review.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

const HEADER =
  'id,date,rating,author,text,technicians,source_name,source_url,verification_method,verification_date,response_date,response_text,edited';

function check(text: string): Read<ReviewFile> {
  return checkSources(readCsv({ file: 'a.csv', text }), (value) => parseValue(csvReviewSchema, value));
}

function messages(text: string): string[] {
  return linesOf(check(text));
}

describe('a row', () => {
  it('is a review; an empty cell is no value', () => {
    const row = `${HEADER}\na,2026-03-14,5,Maria,Good, Dana ;;Tom,,,invoice,2026-03-15,,,2026-03-16\n`;
    expect(readCsv({ file: 'a.csv', text: row }).found[0]?.value).toEqual({
      id: 'a',
      date: '2026-03-14',
      rating: 5,
      author: 'Maria',
      text: 'Good',
      mentions: { technicians: ['Dana', 'Tom'], services: [] },
      verification: { method: 'invoice', date: '2026-03-15' },
      edited: '2026-03-16',
    });
    expect(check(row).found).toMatchObject([{ rating: 5 }]);
  });

  it.each([
    ['a rating that is no digit', 'a,2026-03-14,5.0,M,T,,,,,,,', 'a.csv:2:14  rating: "5.0" is not a digit from 1 to 5'],
    ['no rating', 'a,2026-03-14,,M,T,,,,,,,', 'a.csv:2:14  rating: is missing; a digit from 1 to 5 is required'],
    [
      'a method that is none',
      'a,2026-03-14,5,M,T,,,,cash,2026-03-14,,',
      'a.csv:2:23  verification_method: "cash" is not one of invoice, booking, payment, purchase, platform',
    ],
    [
      'an answer without its text',
      'a,2026-03-14,5,M,T,,,,,,2026-03-14,',
      'a.csv:2:36  response_text: is missing; text is required',
    ],
    [
      'a correction that is no date',
      'a,2026-03-14,5,M,T,,,,,,,,soon',
      'a.csv:2:27  edited: "soon" is not a date of the calendar as YYYY-MM-DD',
    ],
    [
      'what a spreadsheet program shows in place of a text',
      'a,2026-03-14,5,M,#NAME?',
      'a.csv:2:18  text: "#NAME?" is what a spreadsheet program shows for a text that it took for a formula; write the text once more, with an apostrophe (\') before it',
    ],
    ['too few cells', 'a,2026-03-14,5,M', 'a.csv:2:1  this row has 4 cells, the header 13; an empty cell needs its comma too'],
    [
      'too many cells',
      'a,2026-03-14,5,M,T,,,,,,,,,,x',
      'a.csv:2:1  this row has 15 cells, the header 13; a cell with a comma in it must be in quotes',
    ],
  ])('is told where it has %s', (_, row, message) => {
    expect(messages(`${HEADER}\n${row}\n`)).toEqual([message]);
  });

  it('knows its place below cells of several lines', () => {
    const text = `${HEADER}\na,2026-03-14,5,M,"x\ny",,,,,,,\n\nb,2026-03-14,5,"M\nN","x, ""y""",,,https://a.example/,,,,\n`;
    expect(messages(text)).toEqual(['a.csv:6:16  source_name: is missing; text is required']);
  });

  it('may have spaces around what is no prose, and empty cells or spaces too many', () => {
    const { found } = readCsv({ file: 'a.csv', text: `${HEADER}\n a,2026-03-14 , 5,M , T ,,,,,,,,,\n   \n` });
    expect(found.map(({ value }) => value)).toMatchObject([{ id: 'a', date: '2026-03-14', rating: 5, author: 'M', text: ' T ' }]);
    expect(messages(`${HEADER}\n a,2026-03-14 , 5,M , T ,,,,,,,,,\n   \n`)).toEqual([]);
  });

  it('is a text where a digit is no rating', () => {
    const { found } = readCsv({ file: 'a.csv', text: 'id,date,rating,author,text,title\na,2026-03-14,5,M,T,7\n' });
    expect(found.map(({ value }) => value)).toMatchObject([{ rating: 5, title: '7' }]);
  });

  it('loses the apostrophe that keeps spreadsheets from running a cell, and no other', () => {
    const { found } = readCsv({
      file: 'a.csv',
      text: `id,date,rating,author,text\na,2026-03-14,5, '@gigi ,"'tis, ''fine"\nb,2026-03-14,5,M,''=1\n`,
    });
    expect(found.map(({ value }) => value)).toMatchObject([
      { author: '@gigi', text: "'tis, ''fine" },
      { author: 'M', text: "'=1" },
    ]);
  });

  it('may lack cells at its end, where all of them may be empty', () => {
    const rows = 'a,2026-03-14,5,M,T\nb,2026-03-14,5,M,T,,,,invoice,2026-03-15\nc,2026-03-14,5,M,T,,,,invoice\n';
    expect(messages(`${HEADER}\n${rows}`)).toEqual([
      'a.csv:4:1  verification_date: is missing; a date of the calendar as YYYY-MM-DD is required',
    ]);
    expect(readCsv({ file: 'a.csv', text: `title,id,date,rating,author,text\n,a,2026-03-14,5,M\n` }).problems).toHaveLength(1);
  });

  it('says nothing in a column without a name, where a spreadsheet program left one', () => {
    const text = 'id,date,,rating,author,text,,\na,2026-03-14,,5,M,T,,\n';
    expect(messages(text)).toEqual([]);
    expect(messages(`${text}b,2026-03-14,,5,M,T,,call back!\nc,2026-03-14,4,5,M,T,,\n`)).toEqual([
      'a.csv:3:22  "call back!" stands in a column without a name, and would not be published; delete it, or put the cell with a comma in it in quotes',
      'a.csv:4:14  "4" stands in a column without a name, and would not be published; delete it, or put the cell with a comma in it in quotes',
    ]);
  });
});

describe('a CSV file', () => {
  it.each([HEADER, `${HEADER}\n`])('may hold no review: %j', (text) => {
    expect(readCsv({ file: 'a.csv', text })).toEqual({ found: [], problems: [] });
  });

  it.each(['', '\n', ' \n\n'])('must not be empty: %j', (text) => {
    expect(messages(text)).toEqual([
      'a.csv:1:1  is empty; it needs a header line that names id, date, rating, author, text, or remove the file',
    ]);
  });

  it.each([';', '\t', '|'])('may be of a program that writes %j between cells', (separator) => {
    const rows = [
      ['id', 'date', 'rating', 'author', 'text', 'technicians'],
      ['a', '2026-03-14', '5', 'M, N', `"T${separator} ""more"""`, '"Dana;Tom"'],
      ['b', '2026-03-14', 'x', 'M', 'T'],
      ['c', '2026-03-14', '5', 'M', 'T', 'Dana', '', 'more'],
    ];
    const text = rows.map((cells) => `${cells.join(separator)}\n`).join('');
    expect(readCsv({ file: 'a.csv', text }).found[0]?.value).toMatchObject({
      author: 'M, N',
      text: `T${separator} "more"`,
      mentions: { technicians: ['Dana', 'Tom'] },
    });
    expect(messages(text)).toEqual([
      expect.stringMatching(
        /^a\.csv:4:1 {2}this row has 8 cells, the header 6; a cell with a (?:semicolon|tab|vertical bar) in it/,
      ),
      'a.csv:3:14  rating: "x" is not a digit from 1 to 5',
    ]);
  });

  it('is not read below a faulty header', () => {
    expect(messages('id,date,rating,author\na,b,c,d\n')).toEqual([
      'a.csv:1:1  the header lacks text; it must name id, date, rating, author, text',
    ]);
  });
});
