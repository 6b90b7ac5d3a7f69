import { describe, expect, it } from 'vitest';
import { ASPECT_IDS } from '../../src/insights/aspects.ts';
import { createEngine } from '../../src/insights/engine.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { HARD_SENTENCES, type HardSentence } from './hard-sentences.ts';

const SIGNS = { positive: '+', neutral: '=', negative: '-' };
const engine = createEngine(readLearned());
const all = Object.values(HARD_SENTENCES).flat();

function listed(verdicts = ''): string[] {
  return verdicts.split(' ').filter(Boolean);
}

/** What the engine finds, apart from what it may find. */
function found({ text, rating, expected, optional }: HardSentence): string[] {
  const verdicts = engine.mentions({ text, rating }).map(({ aspect, sentiment }) => `${aspect}${SIGNS[sentiment]}`);
  const ignored = listed(optional).filter((verdict) => !listed(expected).includes(verdict));
  return [...new Set(verdicts)].filter((verdict) => !ignored.includes(verdict)).sort();
}

describe.each(Object.entries(HARD_SENTENCES))('the engine reads: %s', (_, sentences) => {
  for (const sentence of sentences) {
    const test = sentence.known === undefined ? it : it.fails;
    test(sentence.text, () => {
      expect(found(sentence)).toEqual(listed(sentence.expected).sort());
    });
  }
});

describe('the table of hard sentences', () => {
  it('has 150 or more that are read as a careful reader would', () => {
    expect(all.filter(({ known }) => known === undefined).length).toBeGreaterThanOrEqual(150);
  });

  it('names verdicts as the corpus does, and no sentence twice', () => {
    const verdict = new RegExp(`^(${ASPECT_IDS.join('|')})[-+=]$`);
    for (const { expected, optional } of all)
      for (const one of [...listed(expected), ...listed(optional)]) expect(one).toMatch(verdict);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});
