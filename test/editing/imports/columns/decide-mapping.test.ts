import { expect, it } from 'vitest';
import type { KnownTable } from '../../../../src/authoring/editorial/check-imports.ts';
import { keptTable, type TableOptions } from '../../../../src/editing/imports/columns/decide-mapping.ts';
import { COLUMNS, decideFor, HEADER, YELP } from '../../../support/content/mapping.ts';

const KEPT = [YELP];
/** What comes of the kept table alone. */
const OF_YELP = { source: 'Yelp', order: 'day-first', scale: 10, isRounded: false, isSourceKnown: true };
const BY_KEPT = { columns: COLUMNS, ...OF_YELP, basis: 'kept' };
const decide = (options: TableOptions = {}, kept: readonly KnownTable[] = []) => decideFor(HEADER, options, kept);

it('guesses what nobody says, and heeds what is said or kept', () => {
  expect(decide()).toEqual({
    columns: { ...COLUMNS, source_id: 'Id' },
    ...{ source: undefined, order: undefined, scale: 5, isRounded: false, isSourceKnown: false },
    basis: 'guessed',
  });
  expect(decide({ columns: { title: 'Id' } })).toMatchObject({ columns: { ...COLUMNS, title: 'Id' }, basis: 'said' });
  expect(decide({}, KEPT)).toEqual(BY_KEPT);
  expect(decide({ source: 'yelp', scale: 5 }, KEPT)).toMatchObject({ source: 'yelp', order: 'day-first', scale: 5 });
});

it('takes from a table of another platform with the same header its columns alone', () => {
  const houzz = { ...BY_KEPT, source: 'Houzz', order: undefined, scale: 5, basis: 'said' };
  expect(decide({ source: 'Houzz' }, KEPT)).toEqual(houzz);
  expect(decide({ source: '' }, KEPT)).toEqual({ ...houzz, source: undefined });
});

it('uses a kept table for one with more columns, and names them', () => {
  const header = ['Owner reply', ...HEADER, 'Likes', ''];
  expect(decideFor(header, {}, KEPT)).toEqual({ ...BY_KEPT, newColumns: ['Owner reply', 'Likes'] });
});

it('gives a platform to a kept table without one', () => {
  const { source: _, ...nowhere } = YELP;
  expect(decide({ source: 'Houzz' }, [nowhere])).toMatchObject({ source: 'Houzz', order: 'day-first', scale: 10, basis: 'said' });
  expect(decide({}, [nowhere])).toMatchObject({ source: undefined, scale: 10, basis: 'kept' });
});

it('knows what Booking.com exports, and counts out of 10', () => {
  const header = 'Review date|Guest name|Reservation number|Positive review|Negative review|Review score|Staff'.split('|');
  expect(decideFor(header)).toMatchObject({
    columns: { liked: 'Positive review', disliked: 'Negative review', source_id: 'Reservation number' },
    source: 'Booking.com',
    scale: 10,
    basis: 'known',
  });
});

it('keeps what cannot be guessed', () => {
  expect(keptTable({ ...decide({}, KEPT), basis: 'said' }, HEADER)).toEqual(YELP);
  const rounded: KnownTable = { ...YELP, round: true };
  expect(keptTable(decide({ isRounded: true }, KEPT), HEADER)).toEqual(rounded);
  expect(decide({}, [rounded]).isRounded).toBe(true);
});

it('believes --source before a column, and leaves out a field without a column', () => {
  const decided = (options: object) => decideFor(['Date', 'Stars', 'Name', 'Review', 'Platform'], options).columns;
  expect(decided({})).toEqual({ ...COLUMNS, source_name: 'Platform' });
  expect(decided({ source: 'Yelp' })).toEqual(COLUMNS);
  expect(decided({ source: 'Yelp', columns: { source_name: 'Platform' } })).toEqual({ ...COLUMNS, source_name: 'Platform' });
  expect(decided({ columns: { source_name: '', title: '' } })).toEqual(COLUMNS);
});

it('keeps the platform that is said, of two for which a header is kept', () => {
  const kept = [YELP, { ...YELP, source: 'Houzz', scale: 5 }] as const;
  expect(decide({ source: 'Yelp' }, kept)).toMatchObject({ source: 'Yelp', scale: 10, basis: 'kept' });
  expect(decide({}, kept)).toMatchObject({ rivals: ['Yelp', 'Houzz'] });
});
