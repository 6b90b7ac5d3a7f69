import { expect, it } from 'vitest';
import { accuracyLines } from '../../../../scripts/development/bench/insights/accuracy.ts';
import { createKeywordReader } from '../../../../scripts/development/bench/insights/keywords.ts';
import { ENGLISH_DICTIONARY } from '../../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../../src/insights/lexicon/lexicon.ts';

const mentions = createKeywordReader(
  buildLexicon(parseCues('punctuality', { positive: ['on time'], negative: ['late'], not: ['late model'] }, ENGLISH_DICTIONARY)),
);

it.each([
  [1, 'negative'],
  [3, 'neutral'],
  [undefined, 'neutral'],
  [4, 'positive'],
])('keywords tell the aspect, and %s stars a verdict that is %s', (rating, sentiment) => {
  expect(mentions({ text: 'They were late.', rating })).toMatchObject([{ aspect: 'punctuality', sentiment }]);
});

it('keywords are not found where their words mean something else', () => {
  expect(mentions({ text: 'A late model furnace.', rating: 5 })).toEqual([]);
});

it('a table tells the figures of a system on labelled reviews, without what is said of the aspects of one trade', () => {
  const label = { sentiment: 'positive', optional: false, start: 0, end: 4 } as const;
  const reviews = [
    { text: 'They were late.', rating: 1, labels: [{ ...label, aspect: 'punctuality', sentiment: 'negative' as const }] },
    { text: 'Nice van.', rating: 4, labels: [{ ...label, aspect: 'staff', optional: true }] },
    { text: 'Nice rooms.', rating: 4, labels: [{ ...label, aspect: 'rooms' }] },
  ];
  const [title, head, row] = accuracyLines('three', reviews, [{ name: 'keywords', mentions }]);
  expect(title).toBe('three: 3 reviews with 2 labels, 1 of them optional');
  expect(head).toMatch(/^ {2}system {4}aspect F1 /);
  // Samples that draw only the other reviews have an F1 of 0.
  expect(row?.trim().split(/\s{2,}/)).toEqual(['keywords', '1.000', '1.000', '0.000 to 1.000', '1.000', '1.000']);
});
