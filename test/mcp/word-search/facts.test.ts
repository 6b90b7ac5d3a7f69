import { describe, expect, it } from 'vitest';
import { createQuestionReader, factsOf } from '../../../src/mcp/word-search/facts.ts';
import { createTermReader } from '../../../src/mcp/word-search/terms.ts';
import { fullReview, NOTHING_UNPUBLISHED, sampleSite } from '../../support/content/sample-site.ts';

const { catalog } = sampleSite({
  business: {
    technicians: ['Dana Whitfield', 'Jacob Sørensen', 'William Ode'].map((name) => ({ name })),
    services: [
      { id: 'ac-repair', name: 'Air-conditioning repair' },
      { id: 'drains', name: 'Drain cleaning', description: 'Clogged sinks, day or night.' },
      { id: 'boiler-repair', name: 'Boiler repair' },
      { id: 'boiler-installation', name: 'Boiler installation' },
    ],
    service_areas: [{ id: 'north-hills', name: 'North Hills' }],
  },
  reviews: [fullReview({ language: 'es-MX', service_area: 'north-hills' })],
});

const aliases = { ...NOTHING_UNPUBLISHED.aliases, services: new Map([['drains', ['rooter']]]) };
const languages: [string, number][] = [
  ['en', 9],
  ['es-MX', 2],
  ['es', 1],
];
const sources: [string, number][] = [
  ['Google', 5],
  ['Booking.com', 2],
];
const read = createQuestionReader(catalog.business, { aliases, languages, sources }, createTermReader());

it('a record says whom and what it names, where, when, how many stars, in which language and from which site', () => {
  const [review = expect.fail()] = catalog.reviews;
  expect(factsOf(review)).toEqual([
    'technician=Dana Whitfield',
    'service=water-heater-repair',
    'service_area=north-hills',
    'rating=5',
    'year=2026',
    'language=es',
    'source=Google',
  ]);
  expect(factsOf({ ...review, service_area: undefined, language: undefined, source: undefined })).toHaveLength(4);
});

describe('a question', () => {
  it.each([
    ['Is Dana good?', ['technician=Dana Whitfield']],
    ['is jake good', ['technician=Jacob Sørensen']],
    ['is the bill right', []],
    ['Did Bill come?', ['technician=William Ode']],
    ['drain cleaning in north hills', ['service=drains', 'service_area=north-hills']],
    ['how good is their rooter', ['service=drains']],
    ['boilers', ['service=boiler-repair', 'service=boiler-installation']],
    ['boiler repair', ['service=boiler-repair']],
    ['a clogged sink at night', ['service=drains']],
    ['a clogged sink on a holiday', []],
    ['2 stars', ['rating=2']],
    ['visits in 2025 and 2026', ['year=2025', 'year=2026']],
    ['20250 or 1925', []],
    ['do they speak Spanish', ['language=es']],
    ['¿hablan español?', ['language=es']],
    ['reseñas en inglés', ['language=en']],
    ['German reviews', []],
    ['what do google reviews say', ['source=Google']],
    ['Booking.com or Google', ['source=Google', 'source=Booking.com']],
    ['trouble with the booking', []],
    ['Yelp reviews', []],
    ['', []],
  ])('%j names %j', (question, facts) => {
    expect(read(question).facts).toEqual(facts);
  });

  it('names people and places also of a business that lists no services', () => {
    const { catalog: few } = sampleSite({ business: { technicians: [{ name: 'Dana Whitfield' }], services: [] } });
    const readFew = createQuestionReader(
      few.business,
      { aliases: NOTHING_UNPUBLISHED.aliases, languages, sources },
      createTermReader(),
    );
    expect(readFew('Is Dana good?').facts).toEqual(['technician=Dana Whitfield']);
  });

  it('has its words, but for stars and years', () => {
    expect(read('2-star reviews of Dana in 2025').words.trim().split(/\s+/)).toEqual(['reviews', 'of', 'dana', 'in']);
  });
});
