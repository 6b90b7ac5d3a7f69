import { expect, it } from 'vitest';
import { decideMapping, keptTable, mappingFaults } from '../../../../src/editing/imports/formats/decide-mapping.ts';
import { READING } from '../../../support/content/exports.ts';

const HEAD = { header: ['Date', 'Stars', 'Name', 'Review', 'Id'], samples: [] };
const COLUMNS = { date: 'Date', rating: 'Stars', author: 'Name', text: 'Review' };
const KEPT = [{ header: HEAD.header, columns: COLUMNS, source: 'Yelp', dates: 'day-first' as const, scale: 10 as const }];
const decide = (options = {}, kept: typeof KEPT = []) => decideMapping(HEAD, options, kept, READING.monthOf);

it('guesses what nobody says, and heeds what is said or kept', () => {
  expect(decide()).toEqual({
    columns: { ...COLUMNS, source_id: 'Id' },
    source: undefined,
    order: undefined,
    scale: 5,
    isRounded: false,
    basis: 'guessed',
  });
  expect(decide({ columns: { title: 'Id' } })).toMatchObject({ columns: { ...COLUMNS, title: 'Id' }, basis: 'said' });
  expect(decide({}, KEPT)).toEqual({
    columns: COLUMNS,
    source: 'Yelp',
    order: 'day-first',
    scale: 10,
    isRounded: false,
    basis: 'kept',
  });
  expect(decide({ source: 'yelp', scale: 5 }, KEPT)).toMatchObject({ source: 'yelp', order: 'day-first', scale: 5 });
});

it('takes from a table of another platform with the same header its columns alone', () => {
  const houzz = { columns: COLUMNS, source: 'Houzz', order: undefined, scale: 5, isRounded: false, basis: 'said' };
  expect(decide({ source: 'Houzz' }, KEPT)).toEqual(houzz);
  expect(decide({ source: '' }, KEPT)).toEqual({ ...houzz, source: undefined });
});

it('gives a platform to a kept table without one', () => {
  const [{ source: _, ...nowhere }] = KEPT as [(typeof KEPT)[0]];
  const kept = [nowhere as (typeof KEPT)[0]];
  expect(decide({ source: 'Houzz' }, kept)).toMatchObject({ source: 'Houzz', order: 'day-first', scale: 10, basis: 'said' });
  expect(decide({}, kept)).toMatchObject({ source: undefined, scale: 10, basis: 'kept' });
});

it('asks of which platform a table is if its header is kept for two', () => {
  const kept = [...KEPT, { ...KEPT[0], source: 'My "Houzz"', scale: 5 } as unknown as (typeof KEPT)[0]];
  expect(mappingFaults(decide({}, kept), HEAD.header)).toEqual([
    'imports.yaml keeps this header for several platforms; say from which of them these reviews are: --source "Yelp" or --source "My \\"Houzz\\""',
  ]);
  expect(decide({ source: 'Yelp' }, kept)).toMatchObject({ source: 'Yelp', scale: 10, basis: 'kept' });
});

it('tells what is missing', () => {
  expect(mappingFaults(decide(), HEAD.header)).toEqual([
    'say with --source where these reviews were published first, such as --source Yelp, or by the name of your own site',
  ]);
  expect(mappingFaults({ ...decide({ source: 'Yelp' }), columns: { date: 'Day' } }, HEAD.header)).toEqual([
    'date is to be read from "Day", which is no column of the file',
    'no column is known for rating, author, text; say it as in --map rating="…"',
  ]);
});

it('tells how to bring in a table with the two halves of each review', () => {
  const header = ['Review date', 'Guest name', 'Review score', 'liked', 'disliked'];
  const draft = decideMapping({ header, samples: [] }, {}, [], READING.monthOf);
  expect(mappingFaults(draft, header)).toEqual([
    'no column is known for text; say it as in --map text="…"',
    '"liked" and "disliked" each hold half of a review; put both into one new column, such as Review, and import that as text',
  ]);
});

it('keeps what cannot be guessed', () => {
  expect(keptTable({ ...decide({}, KEPT), basis: 'said' }, HEAD.header)).toEqual(KEPT[0]);
  const rounded = { ...KEPT[0], round: true } as (typeof KEPT)[0];
  expect(keptTable(decide({ isRounded: true }, KEPT), HEAD.header)).toEqual(rounded);
  expect(decide({}, [rounded]).isRounded).toBe(true);
});

it('believes --source before a column, and leaves out a field without a column', () => {
  const head = { header: ['Date', 'Stars', 'Name', 'Review', 'Platform'], samples: [] };
  const decided = (options: object) => decideMapping(head, options, [], READING.monthOf).columns;
  expect(decided({})).toEqual({ ...COLUMNS, source_name: 'Platform' });
  expect(decided({ source: 'Yelp' })).toEqual(COLUMNS);
  expect(decided({ source: 'Yelp', columns: { source_name: 'Platform' } })).toEqual({ ...COLUMNS, source_name: 'Platform' });
  expect(decided({ columns: { source_name: '', title: '' } })).toEqual(COLUMNS);
});
