import { expect, it } from 'vitest';
import { createUnknownPeople } from '../../../src/editing/warnings/unknown-people.ts';
import type { Aliases } from '../../../src/reviews/aliases.ts';
import type { Business } from '../../../src/reviews/schemas/business.ts';

const BUSINESS: Business = {
  name: 'Alder Creek Plumbing',
  url: 'https://example.com/',
  technicians: [{ name: 'Dana Whitfield' }, { name: 'Thomas Kowalczyk' }],
  services: [],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};
const ALIASES: Aliases = { technicians: new Map([['Dana Whitfield', ['Dee']]]), services: new Map(), service_areas: new Map() };
const find = createUnknownPeople(BUSINESS, ALIASES);

it.each([
  ['Our technician Kyle was great.', 'Kyle'],
  ['The tech, Kyle Brandt, came on time.', 'Kyle Brandt'],
  ['They sent a technician named Roberto.', 'Roberto'],
  ['Kyle, our plumber, was late.', 'Kyle'],
  ['The office wrote: your plumber is Andre, and here is the map.', 'Andre'],
  ['We had a lady plumber, Christine, and she was excellent.', 'Christine'],
])('%j names somebody unknown', (text, name) => {
  expect(find(text)).toEqual([name]);
});

it.each([
  'Our technician Dana came.',
  'The plumber, Dee, came.',
  'Our plumber Tommy came.',
  'Our technician Whitfeild came.',
  'The other plumber, Kyle, had left a mess.',
  'Their technician Kyle came first.',
  'My husband Kyle called.',
  'I told the plumber Monday was fine.',
  'The technician Riverside sent was good.',
  'OUR TECHNICIAN WAS GREAT',
  'Kyle came.',
])('%j names nobody who should be listed', (text) => {
  expect(find(text)).toEqual([]);
});

it('knows everybody where nobody is listed', () => {
  expect(createUnknownPeople({ ...BUSINESS, technicians: [] }, ALIASES)('Our technician Kyle was great.')).toEqual([]);
});
