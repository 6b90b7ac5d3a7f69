import { expect, it } from 'vitest';
import { around, createNameFinder, suggestionsIn, withMentions } from '../../src/editing/mentions.ts';

const BUSINESS = {
  name: 'A',
  technicians: [{ name: 'Dana Whitfield' }],
  services: [{ id: 'water-heater-repair', name: 'Water heater repair' }],
  service_areas: [],
};
const NONE = { technicians: [], services: [] };
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
  expect(withMentions(NONE, named, new Set())).toBeUndefined();
  expect(withMentions({ ...NONE, technicians: ['Eve'] }, named, new Set(['Dana', 'a']))).toEqual({
    technicians: ['Eve', 'Dana'],
    services: ['a'],
  });
});

it('suggests names that are not noted yet, with the words around one of them', () => {
  const text = `${'word '.repeat(20)}Dana came${' word'.repeat(20)}`;
  const named = { technicians: ['Dana', 'Omar'], services: [], places: new Map([['Dana', 100]]) };
  const reading = { text, named, given: { technicians: ['Omar'], services: [] } };
  expect(suggestionsIn([reading, reading])).toEqual([
    { kind: 'technician', id: 'Dana', count: 2, example: expect.stringMatching(/^…word .*Dana came word.*…$/) },
  ]);
});

it('shows the words around a name in a text without spaces', () => {
  const text = `${'とても良いお店でした。'.repeat(20)}佐藤さんに切ってもらいました。`;
  expect(around(text, text.indexOf('佐藤'))).toContain('佐藤さんに切って');
});
