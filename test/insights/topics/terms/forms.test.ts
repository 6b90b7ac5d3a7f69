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

it('names a phrase as it is most often written', () => {
  const heaters = ['a water heater', 'two water heaters', 'the water heaters'];
  expect(commonestForm(formsIn(heaters.map((text) => [text, 1, 3])))).toBe('water heaters');
});

it('takes away the capital of a beginning, shouting and a possessive', () => {
  expect(commonestForm(formsIn([['Roots everywhere', 0, 1]]))).toBe('roots');
  expect(commonestForm(formsIn([['the FURNACE', 1, 2]]))).toBe('furnace');
  expect(commonestForm(formsIn([["the landlord's", 1, 2]]))).toBe('landlord');
  expect(commonestForm(formsIn([["the landlord's furnace", 1, 3]]))).toBe("landlord's furnace");
});

it('closes up a hyphen', () => {
  expect(commonestForm(formsIn([['a mini- split', 1, 3]]))).toBe('mini-split');
  expect(commonestForm(formsIn([['a non -smoking room', 1, 4]]))).toBe('non-smoking room');
});

it('keeps initials', () => {
  expect(commonestForm(formsIn([['the ac', 1, 2]]))).toBe('AC');
  expect(commonestForm(formsIn([['the TXV', 1, 2]]))).toBe('TXV');
});

it('has no form without a place', () => {
  expect(commonestForm([])).toBe('');
});
