import { expect, it } from 'vitest';
import { parseCorpus } from '../../../../scripts/development/insights/corpus.ts';
import { addLabels } from '../../../../scripts/development/insights/real/labels.ts';
import { fineTuneLanguage, measureLanguage } from '../../../../scripts/development/insights/training.ts';
import accuracies from '../../../../src/insights/languages/english/learned/accuracy.json' with { type: 'json' };
import { makeFolder } from '../../../support/content/content.ts';

it('learns nothing from a folder that lacks reviews of a trade, and says which', async () => {
  const folder = await makeFolder({ 'home-services/train/a-1.txt': '5 | [price+ Fair bill.]' });
  expect(() => fineTuneLanguage('en', folder)).toThrow(`${folder}: no reviews in auto/train`);
});

it('measures the trades whose texts are all there, and leaves the figures of the others as they were', () => {
  const garage = parseCorpus('5 | [price+ Fair price.]\n1 | [staff- Rude staff.]', 'a-1.txt', 'auto');
  const dentist = parseCorpus('5 | [staff+ Friendly staff.]\n5 | [price+ Good price.]', 'b-1.txt', 'dental');
  const labels = addLabels('', 'test', [...garage, ...dentist]);
  const texts = [...garage, ...dentist.slice(1)].map(({ text }) => text);
  const { files, missing } = measureLanguage('en', labels, texts);
  const accuracy = files['languages/english/learned/accuracy.json'];
  expect(accuracy).toMatchObject({ ...accuracies, auto: { reviews: 2, with_stars: { pair_f1: 1 } } });
  expect(Object.keys(accuracy ?? {})).toEqual(Object.keys(accuracies));
  expect(missing).toEqual(new Map([['dental', ['dental']]]));
});
