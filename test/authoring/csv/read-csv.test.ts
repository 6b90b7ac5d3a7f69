import { describe, expect, it } from 'vitest';
import { csvReviewSchema, readCsv } from '../../../src/authoring/csv/read-csv.ts';
import { parseValue } from '../../../src/authoring/source/parse-value.ts';
import { checkSources } from '../../../src/authoring/source/source.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

const HEADER =
  'id,date,rating,author,text,technicians,source_name,source_url,verification_method,verification_date,response_date,response_text,edited';

const valuesIn = (text: string) => readCsv({ file: 'a.csv', text }).found.map(({ value }) => value);
const messages = (text: string) =>
  linesOf(checkSources(readCsv({ file: 'a.csv', text }), (value) => parseValue(csvReviewSchema, value)));

describe('a row', () => {
  it('is a review; an empty cell is no value', () => {
    const row = `${HEADER}\na,2026-03-14,5,Maria,Good, Dana ;;Tom,,,invoice,2026-03-15,,,2026-03-16\n`;
    expect(valuesIn(row)).toEqual([
      {
        ...{ id: 'a', date: '2026-03-14', rating: 5, author: 'Maria', text: 'Good', edited: '2026-03-16' },
        mentions: { technicians: ['Dana', 'Tom'], services: [] },
        verification: { method: 'invoice', date: '2026-03-15' },
      },
    ]);
    expect(messages(row)).toEqual([]);
  });

  it.each([
    ['6,M,T,,,,,,,', '2:14  rating: 6 is more than 5'],
    ['5.0,M,T,,,,,,,', '2:14  rating: "5.0" is not a digit from 1 to 5'],
    [',M,T,,,,,,,', '2:14  rating: is missing; a digit from 1 to 5 is required'],
    ['5,M,T,,,,invoice,,,', '2:31  verification_date: is missing; a date of the calendar as YYYY-MM-DD is required'],
    [
      '5,M,T,,,,cash,2026-03-14,,',
      '2:23  verification_method: "cash" is not one of invoice, booking, payment, purchase, platform',
    ],
    ['5,M,T,,,,,,2026-03-14,', '2:36  response_text: is missing; text is required'],
    ['5,M,T,,,https://a.example/,,,,', '2:21  source_name: is missing; text is required'],
    ['5,M,T,,,,,,,,soon', '2:27  edited: "soon" is not a date of the calendar as YYYY-MM-DD'],
    [
      '5,M,#NAME?',
      '2:18  text: "#NAME?" is what a spreadsheet program shows for a text that it took for a formula; write the text once more, with an apostrophe (\') before it',
    ],
    ['5,M', '2:1  this row has 4 cells, the header 13; an empty cell needs its comma too'],
    ['5,M,T,,,,,,,,,,x', '2:1  this row has 15 cells, the header 13; a cell with a comma in it must be in quotes'],
  ])('is told what is wrong in %s', (cells, message) => {
    expect(messages(`${HEADER}\na,2026-03-14,${cells}\n`)).toEqual([`a.csv:${message}`]);
  });

  it('knows its place below cells of several lines', () => {
    const text = `${HEADER}\na,2026-03-14,5,M,"x\ny",,,,,,,\n\nb,2026-03-14,5,"M\nN","x, ""y""",,,https://a.example/,,,,\n`;
    expect(messages(text)).toEqual(['a.csv:6:16  source_name: is missing; text is required']);
  });

  it('may have spaces around what is no prose, and empty cells or spaces too many', () => {
    const text = `${HEADER}\n a,2026-03-14 , 5,M , T ,,,,,,,,,\n   \n,,,,,,,,,,,\n`;
    expect(valuesIn(text)).toMatchObject([{ id: 'a', date: '2026-03-14', rating: 5, author: 'M', text: ' T ' }]);
    expect(messages(text)).toEqual([]);
  });

  it('loses the apostrophe that keeps spreadsheets from running a cell, and no other', () => {
    const rows = `a,2026-03-14,5, '@gigi ,"'tis, ''fine"\nb,2026-03-14,5,M,''=1\n`;
    expect(valuesIn(`id,date,rating,author,text\n${rows}`)).toMatchObject([
      { author: '@gigi', text: "'tis, ''fine" },
      { author: 'M', text: "'=1" },
    ]);
  });

  it('may lack cells at its end, where all of them may be empty', () => {
    const rows = 'a,2026-03-14,5,M,T\nb,2026-03-14,5,M,T,,,,invoice,2026-03-15\nc,2026-03-14,5,M,T,,,,invoice\n';
    expect(messages(`${HEADER}\n${rows}`)).toEqual([expect.stringMatching(/^a\.csv:4:1 {2}verification_date: is missing/)]);
    expect(readCsv({ file: 'a.csv', text: `title,id,date,rating,author,text\n,a,2026-03-14,5,M\n` }).problems).toHaveLength(1);
  });

  it('says nothing in a column without a name, where a spreadsheet program left one', () => {
    const text = 'id,date,,rating,author,text,,\na,2026-03-14,,5,M,T,,\n';
    const rest =
      'stands in a column without a name, and would not be published; delete it, or put the cell with a comma in it in quotes';
    expect(messages(`${text}b,2026-03-14,,5,M,T,,call back!\nc,2026-03-14,4,5,M,T,,\n`)).toEqual([
      `a.csv:3:22  "call back!" ${rest}`,
      `a.csv:4:14  "4" ${rest}`,
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
    expect(valuesIn(text)[0]).toMatchObject({
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
