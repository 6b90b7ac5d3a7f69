import { expect, it } from 'vitest';
import { readKinship, readSpanKinship } from '../../../../src/insights/languages/english/kinship.ts';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';

it('knows words of one kin', () => {
  const kinship = readKinship();
  expect(kinship.get(stemOf('polite'))).toHaveLength(1);
  expect(kinship.get(stemOf('courteous'))).toEqual(expect.arrayContaining([...(kinship.get(stemOf('polite')) ?? [])]));
});

it('knows the words of restaurants beside those of any trade', () => {
  const [any, all] = [readKinship(), readSpanKinship()];
  expect(any.has(stemOf('delicious'))).toBe(false);
  expect(all.has(stemOf('delicious'))).toBe(true);
  for (const [stem, kin] of any) expect(all.get(stem)).toEqual(expect.arrayContaining([...kin]));
});
