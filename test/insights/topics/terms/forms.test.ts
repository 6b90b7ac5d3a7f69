import { expect, it } from 'vitest';
import { commonestForm, formsAt } from '../../../../src/insights/topics/terms/forms.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

/** The forms of the words at these places, one in each text. */
function formsIn(places: readonly (readonly [text: string, first: number, last: number])[]) {
  const readings = readingsOf(places.map(([text]) => text));
  const [[, first, last] = ['', 0, 0]] = places;
  return formsAt(
    readings,
    places.map((_, number) => (readings.firsts[number] ?? 0) + first),
    last - first,
  );
}

const HEATERS = ['a water heater', 'two water heaters', 'the water heaters'];

it.each<[string, [text: string, first: number, last: number][], string]>([
  ['as it is most often written', HEATERS.map((text) => [text, 1, 3]), 'water heaters'],
  ['without the capital of a beginning', [['Roots everywhere', 0, 1]], 'roots'],
  ['without shouting', [['the FURNACE', 1, 2]], 'furnace'],
  ['without a possessive', [["the landlord's", 1, 2]], 'landlord'],
  ['with a hyphen closed up', [['a mini- split', 1, 3]], 'mini-split'],
  ['with a hyphen closed up', [['a non -smoking room', 1, 4]], 'non-smoking room'],
  ['with initials', [['the ac', 1, 2]], 'AC'],
  ['with initials', [['the TXV', 1, 2]], 'TXV'],
])('names a phrase %s: %j', (_, places, form) => {
  expect(commonestForm(formsIn(places))).toBe(form);
});

it('has no form without a place', () => {
  expect(commonestForm([])).toBe('');
});
