import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  change,
  queryOf,
  readFields,
  type SearchFields,
  toggle,
} from '../../../src/browser/review-search/search-fields.ts';
import { parseReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

const NONE: SearchFields = { query: '', rating: '', service: '', technician: '', area: '', year: '', sort: '' };

const fields = fc.record({
  query: fc.string({ unit: anyCharacter }).map((query) => query.trim()),
  rating: fc.constantFrom('', '1', '5'),
  service: fc.constantFrom('', 'drain-cleaning'),
  technician: fc.constantFrom('', 'Renée Thibault', 'A & B = C'),
  area: fc.constantFrom('', 'riverside'),
  year: fc.constantFrom('', '2024', '2026'),
  sort: fc.constantFrom('', 'highest', 'most-said'),
});

describe('an address', () => {
  it('holds every field that does something, and gives it back', () => {
    fc.assert(
      fc.property(fields, (given) => {
        expect(readFields(new URLSearchParams(addressOf(given)))).toEqual(given);
      }),
    );
  });

  it('is empty where nothing filters', () => {
    expect(addressOf(NONE)).toBe('');
    expect(addressOf({})).toBe('');
  });

  it('has one form, whatever its parameters stood in for', () => {
    const read = readFields(new URLSearchParams('?year=2026&utm_source=x&rating=&query=+hot+water+&query=twice'));
    expect(addressOf(read)).toBe('?query=hot+water&year=2026');
  });
});

it('a choice takes the place of another of its field, and the same choice again takes it away', () => {
  const chosen = toggle({ ...NONE, query: 'water', rating: '4' }, 'rating', '5');
  expect(chosen).toEqual({ ...NONE, query: 'water', rating: '5' });
  expect(toggle(chosen, 'rating', '5')).toEqual({ ...NONE, query: 'water' });
});

it('a change from one search to another leaves alone what the two have in common', () => {
  const from = { ...NONE, query: 'water heater', rating: '1' };
  const now = { ...from, area: 'riverside', rating: '5' };
  expect(change(now, from, { ...from, query: '', service: 'drain-cleaning' })).toEqual({
    ...now,
    query: '',
    service: 'drain-cleaning',
  });
  expect(change(from, from, NONE)).toEqual(NONE);
});

describe('the query of the fields', () => {
  it('asks for what each of them means, and for the counts', () => {
    const given = {
      query: 'hot ',
      rating: '4',
      service: 'drain-cleaning',
      technician: 'Dana',
      area: 'riverside',
      year: '2026',
      sort: 'lowest',
    };
    expect(queryOf(given, 40)).toEqual({
      query: 'hot ',
      rating: 4,
      mentions_service: 'drain-cleaning',
      mentions_technician: 'Dana',
      service_area: 'riverside',
      since: '2026-01-01',
      until: '2026-12-31',
      sort: 'lowest',
      facets: true,
      limit: 40,
    });
    expect(queryOf(NONE, 20)).toEqual({ facets: true, limit: 20 });
  });

  it('is one that the server takes', () => {
    fc.assert(
      fc.property(fields, (given) => {
        const query = queryOf(given, 20);
        const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
        expect(parseReviewQuery(parameters)).toEqual({ ok: true, value: query });
      }),
    );
  });
});
