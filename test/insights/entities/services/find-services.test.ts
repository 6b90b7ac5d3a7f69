import { expect, it } from 'vitest';
import { readWords } from '../../../../src/insights/entities/names/words.ts';
import { createServiceFinder } from '../../../../src/insights/entities/services/find-services.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

const SERVICES = [
  { id: 'boiler-repair', name: 'Boiler repair' },
  { id: 'boiler-installation', name: 'Boiler installation' },
  { id: 'gas', name: 'Gas lines' },
];
const find = createServiceFinder(SERVICES, new Map([['gas', ['gas pipe']]]));

it('finds all that a name could be where nothing is to settle it', () => {
  const findAll = createServiceFinder(SERVICES, new Map(), (ids) => ids);
  expect(findAll(readWords(readText('the boiler')), []).map(({ id }) => id)).toEqual(['boiler-repair', 'boiler-installation']);
});

it.each([
  ['the boiler', [], []],
  ['the boiler', ['boiler-repair', 'gas'], ['boiler-repair']],
  ['the boiler', ['boiler-repair', 'boiler-installation'], []],
  ['boiler installation', ['boiler-repair'], ['boiler-installation']],
  ['gas pipes', [], ['gas']],
])('finds in "%s" with the record %j', (text, recorded, expected) => {
  expect(find(readWords(readText(text)), recorded).map(({ id }) => id)).toEqual(expected);
});

it.each([
  ['She drained off a pail of sediment.', []],
  ['He will drain the tank.', []],
  ['It drains well now.', []],
  ['The kitchen drain backed up.', ['drains']],
  ['Both drains were slow.', ['drains']],
  ['They did the drain cleaning.', ['drains']],
  ['We have heating again.', ['heating']],
  ['It heats well.', []],
])('tells what is done from what it is done to: %s', (text, expected) => {
  const services = [
    { id: 'drains', name: 'Drain cleaning' },
    { id: 'heating', name: 'Heating' },
  ];
  expect(createServiceFinder(services, new Map())(readWords(readText(text)), []).map(({ id }) => id)).toEqual(expected);
});
