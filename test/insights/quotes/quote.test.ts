import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { type Passage, readPassages } from '../../../src/insights/model/passages.ts';
import { quoteOf } from '../../../src/insights/quotes/quote.ts';
import { anyText, splitsPair } from '../../support/content/hostile/any-text.ts';

const lexicon = buildLexicon([]);

describe('a quote', () => {
  it.each<[string, string, number?, number?]>([
    ['without the marks at its ends', 'Well then, "[the plumber was an hour late]", and rude.', 1],
    ['without what joins it to the words before', 'The plumber was kind to us all, but [the office was rude to my wife].', 1],
    ['without what follows', '[Then came a bill for twice as much], and nobody could say why.'],
    ['from its subject on', 'They came at noon. [Tim, Ray and Carlos were all very prompt].', 3],
    ['from its subject on', 'Great job! [Dr. Brown and his staff were very kind].', 2],
    ['from its subject on', '[He and Carlos were both friendly].', 1],
    ['from its subject on', 'The work was fine, [the price and the quality were great].', 2],
    ['after a side of its own', 'Aaron responded quickly and [Carlos was able to come at short notice].', 1],
    ['from the first passage to the last', '[The plumber was kind, the boss was kinder], the bill was not.', 0, 1],
    ['as a sentence where it is short', '[He was late, rude, and dear.] Never again.', 1],
    ['short where the sentence is long', `[Rude], ${'and one more thing '.repeat(20)}.`],
    ['cut after a word where it is long', `[${'letters '.repeat(24)}letters] ${'letters '.repeat(15)}`],
    ['cut between characters where it is one word', `[${'x'.repeat(200)}]${'x'.repeat(100)}`],
    ['cut between characters', `[x${'😀'.repeat(99)}]${'😀'.repeat(51)}`],
    // It would take the lone half for the second half of a pair, and cut the pair before it.
    ['cut before half a pair', `[${'𝒙'.repeat(100)}]\udc4d${'x'.repeat(50)}`],
  ])('is the passage %s: %s', (_, marked, from = 0, to = from) => {
    const text = marked.replace(/[[\]]/g, '');
    const passages = readPassages(text, lexicon);
    const { start, end } = quoteOf(text, passages[from] as Passage, passages[to] as Passage);
    expect({ start, end }).toEqual({ start: marked.indexOf('['), end: marked.indexOf(']') - 1 });
  });

  it('is a slice of at most 200 code units of any text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(3), (text, more) => {
        const passages = readPassages(text, lexicon);
        for (const [at, first] of passages.entries()) {
          const { start, end } = quoteOf(text, first, passages[at + more] ?? first);
          expect(0 <= start && start < end && end <= text.length && end - start <= 200).toBe(true);
          expect(splitsPair(text, start)).toBe(false);
        }
      }),
    );
  });
});
