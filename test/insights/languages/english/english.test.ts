import { expect, it } from 'vitest';
import { ASPECT_IDS } from '../../../../src/insights/aspects.ts';
import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';

it('has praise and blame of every aspect, with 1,200 cues or more', () => {
  const cues = ENGLISH.cues();
  expect(cues.filter(({ sentiment }) => sentiment !== null).length).toBeGreaterThanOrEqual(1200);
  for (const aspect of ASPECT_IDS) {
    const said = new Set(cues.filter((cue) => cue.aspect === aspect).map(({ sentiment }) => sentiment));
    expect(said).toEqual(new Set(['positive', 'neutral', 'negative', null]));
  }
});

it('negates with a negator and with its short form', () => {
  for (const word of ['not', "didn't", 'no', 'never', 'nor', 'hardly']) expect(word).toMatch(ENGLISH.negation);
  for (const word of ['note', "didn'tx"]) expect(word).not.toMatch(ENGLISH.negation);
});
