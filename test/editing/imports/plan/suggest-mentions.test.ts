import { expect, it } from 'vitest';
import { createNameFinder, withMentions } from '../../../../src/editing/imports/plan/suggest-mentions.ts';

const BUSINESS = {
  name: 'A',
  technicians: [{ name: 'Dana Whitfield' }],
  services: [{ id: 'water-heater-repair', name: 'Water heater repair' }],
  service_areas: [],
};
const ALIASES = {
  technicians: new Map([['Dana Whitfield', ['Dana']]]),
  services: new Map([['water-heater-repair', ['water heater']]]),
  service_areas: new Map(),
};

it('finds whom and what a text names, and where', () => {
  const find = createNameFinder(BUSINESS, ALIASES);
  expect(find('Our water heater leaked. Dana fixed it, and Dana was kind.')).toEqual({
    technicians: ['Dana Whitfield'],
    services: ['water-heater-repair'],
    places: new Map([
      ['Dana Whitfield', 25],
      ['water-heater-repair', 4],
    ]),
  });
  expect(createNameFinder({ ...BUSINESS, technicians: [], services: [] }, ALIASES)('Dana')).toMatchObject({ technicians: [] });
});

it('adds only what was agreed to', () => {
  const named = { technicians: ['Dana', 'Omar'], services: ['a'] };
  expect(withMentions(undefined, named, new Set())).toBeUndefined();
  expect(withMentions({ technicians: ['Eve'] }, named, new Set(['Dana', 'a']))).toEqual({
    technicians: ['Eve', 'Dana'],
    services: ['a'],
  });
});
