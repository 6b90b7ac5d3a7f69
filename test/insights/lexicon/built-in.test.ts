import { expect, it } from 'vitest';
import { ASPECT_IDS } from '../../../src/insights/aspects.ts';
import { readBuiltInCues, readBuiltInKinship, readSpanKinship } from '../../../src/insights/lexicon/built-in.ts';
import { stemOf } from '../../../src/insights/text/stems.ts';

it('ships praise and blame of every aspect, with 1,200 cues or more', () => {
  const cues = readBuiltInCues();
  expect(cues.filter(({ sentiment }) => sentiment !== null).length).toBeGreaterThanOrEqual(1200);
  for (const aspect of ASPECT_IDS) {
    const said = new Set(cues.filter((cue) => cue.aspect === aspect).map(({ sentiment }) => sentiment));
    expect(said).toEqual(new Set(['positive', 'neutral', 'negative', null]));
  }
});

it('refuses files with mistakes, and tells all of them', () => {
  const files = [{ path: 'price.tsv', text: 'good\tcheap\nnegative\tdear\npositive\t*' }];
  expect(() => readBuiltInCues(files)).toThrow(/\nprice\.tsv:1: .*\nprice\.tsv:3: /);
});

it('ships words of one kin', () => {
  const kinship = readBuiltInKinship();
  expect(kinship.get(stemOf('polite'))).toHaveLength(1);
  expect(kinship.get(stemOf('courteous'))).toEqual(expect.arrayContaining([...(kinship.get(stemOf('polite')) ?? [])]));
});

it('ships the words of restaurants beside those of any trade', () => {
  const [any, all] = [readBuiltInKinship(), readSpanKinship()];
  expect(any.has(stemOf('delicious'))).toBe(false);
  expect(all.has(stemOf('delicious'))).toBe(true);
  for (const [stem, kin] of any) expect(all.get(stem)).toEqual(expect.arrayContaining([...kin]));
});
