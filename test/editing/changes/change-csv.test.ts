import { expect, it } from 'vitest';
import { changeCsv, removeFromCsv } from '../../../src/editing/changes/change-csv.ts';

const CSV = 'id,date,rating,author,text,technicians\na,2026-03-14,5,"M",x\n"b",2026-03-14,5,M,"y, ""z""",Dana;Tom\n';

it('writes the cells that change, and guards a formula', () => {
  expect(changeCsv(CSV, new Map([['b', { rating: 4, text: '=1', mentions: { technicians: ['Dana'] } }]]))).toBe(
    CSV.replace(`5,M,"y, ""z""",Dana;Tom`, `4,M,'=1,Dana`),
  );
});

it('gives a short row the cells that it needs', () => {
  expect(changeCsv(CSV, new Map([['a', { edited: '2026-03-20' }]]))).toBe(
    CSV.replace('technicians', 'technicians,edited').replace(',x\n', ',x,,2026-03-20\n'),
  );
});

it('changes several rows at once', () => {
  const changes = new Map([
    ['b', { edited: '2026-03-20' }],
    ['a', { rating: 4, edited: undefined }],
  ]);
  expect(changeCsv(CSV, changes)).toBe(
    CSV.replace('technicians', 'technicians,edited').replace('5,"M"', '4,"M"').replace('Dana;Tom', 'Dana;Tom,2026-03-20'),
  );
});

it('knows what has no column', () => {
  expect(changeCsv(CSV, new Map([['a', { photos: [] }]]))).toBeUndefined();
});

it('takes a row out', () => {
  expect(removeFromCsv(CSV, 'a')).toBe(CSV.replace('a,2026-03-14,5,"M",x\n', ''));
  expect(removeFromCsv(CSV, 'b')).toBe(CSV.slice(0, CSV.indexOf('"b"')));
});

it('keeps what sets cells apart', () => {
  const semicolons = 'id;date;rating;author;text\na;2026-03-14;5;"M";x, y\nb;2026-03-14;5;M;z\n';
  const changes = { text: 'p, q; r', mentions: { technicians: ['Dana', 'Tom'] } };
  expect(changeCsv(semicolons, new Map([['a', changes]]))).toBe(
    'id;date;rating;author;text;technicians\na;2026-03-14;5;"M";"p, q; r";"Dana;Tom"\nb;2026-03-14;5;M;z\n',
  );
  expect(removeFromCsv(semicolons, 'b')).toBe('id;date;rating;author;text\na;2026-03-14;5;"M";x, y\n');
});

it('adds a column behind those without a name', () => {
  const text = 'id,date,,rating,author,text,\na,2026-03-14,,5,M,x,\n';
  expect(changeCsv(text, new Map([['a', { edited: '2026-03-20' }]]))).toBe(
    'id,date,,rating,author,text,,edited\na,2026-03-14,,5,M,x,,2026-03-20\n',
  );
});
