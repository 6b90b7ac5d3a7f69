import { expect, it } from 'vitest';
import { readTradeFile } from '../../../src/insights/trades/trade-file.ts';

const read = (text: string) => readTradeFile({ path: 'zoo/aspects.tsv', text });

it('tells which aspects a trade has of its own, calls otherwise, lacks, or has only of people', () => {
  const { aspects, mistakes } = read(
    '# a zoo\nown\tanimals\tAnimals | Animales | حيوانات\ncalled\tstaff\tKeepers | Cuidadores | حُرّاس\nwithout\twarranty\npeople\tstaff\n',
  );
  expect(mistakes).toEqual([]);
  expect(aspects).toEqual({
    own: [{ id: 'animals', name: 'Animals', es: 'Animales', ar: 'حيوانات' }],
    called: [{ id: 'staff', name: 'Keepers', es: 'Cuidadores', ar: 'حُرّاس' }],
    without: ['warranty'],
    people: ['staff'],
  });
});

it.each([
  ['has\tanimals\tAnimals | Animales', '"has" is no key; there are own, called, without, people'],
  ['own\tstaff\tKeepers | Cuidadores', '"staff" is an aspect of every trade; another name for it is called, not own'],
  ['called\tanimals\tBeasts | Bestias', '"animals" is no aspect of every trade; these are punctuality'],
  ['own\tanimals\tAnimals | Animales', '"animals" needs a name in each language: animals English | Spanish | Arabic'],
])('tells the mistake in %j', (line, message) => {
  const { aspects, mistakes } = read(`\n${line}\n`);
  expect(mistakes).toEqual([expect.stringContaining(`zoo/aspects.tsv:2: ${message}`)]);
  expect(aspects.own).toEqual([]);
});
