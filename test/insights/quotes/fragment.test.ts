import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { beginsWithin, endsOpen, sentenceOf } from '../../../src/insights/quotes/fragment.ts';

const lexicon = buildLexicon([]);

/** The arguments for a quote in square brackets. */
function quoteIn(marked: string, language = ENGLISH) {
  const text = marked.replace(/[[\]]/g, '');
  const place = { start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
  return [text, place, sentenceOf(place, readPassages(text, lexicon, language))] as const;
}

describe('a quote needs what stands before it', () => {
  it.each([
    ['where a relative clause begins it', 'He was late, [which was a nuisance to us].', true],
    ['where the word before it says how far it goes', 'It was the most efficient and [pleasant move I’ve ever had].', true],
    ['not where that word is in it', 'He was kind, and [the best plumber I have ever met].', false],
    ['where a condition begins it', 'Call them, [if you want a fair price].', true],
    ['within an expression', 'A place of quality=[price of the best].', true],
    ['where an "or" begins it', 'Few firms answer the phone, [or show up when they say].', true],
    ['after "based on"', 'I call them for their price and [on the quality of their work].', true],
    ['not where it begins the sentence', '[They asked half the price].', false],
    ['not after a comma', 'In the end, [they asked half the price].', false],
    ['not where it goes on to the main clause', '[If you want a fair price, call them].', false],
    ['where the main clause is missing', '[If you want a fair price], call them.', true],
    ['where it only makes an exception', '[Other than the roach the room] and the bath were clean.', true],
    ['where it only adds to the main clause', '[In addition to their skill], they were kind.', true],
  ])('%s', (_, marked, needs) => {
    expect(beginsWithin(...quoteIn(marked))).toBe(needs);
  });

  it('in Spanish, too', () => {
    expect(beginsWithin(...quoteIn('Llegó tarde, [que no es normal en ellos].', SPANISH))).toBe(true);
    expect(beginsWithin(...quoteIn('Llegó tarde, [pidió perdón y empezó].', SPANISH))).toBe(false);
  });
});

describe('a quote needs what follows it', () => {
  it.each([
    ['where its noun is missing', 'I was able to find [an honest], hard working man.', true],
    ['before the noun of a description in two words', '[A team of highly trained] and able people came.', true],
    ['after a preposition', '[They asked half the price of] the others.', true],
    ['where it only names something', '[Their communication], and their patience, are rare.', true],
    ['where it only names what somebody has', "[The team's patience] and kindness are rare.", true],
    ['where the second of two is missing', '[The soup was disappointing in both taste] and quality.', true],
    ['where it was too long for a quote', '[They were so rude that I] left at once.', true],
    ['not where a word only joins it to what follows', '[They were prompt] and kind.', false],
    ['not where it is complete', '[They were prompt], and kind.', false],
    ['not at the end of the sentence', 'That man is [honest].', false],
  ])('%s', (_, marked, needs) => {
    expect(endsOpen(...quoteIn(marked))).toBe(needs);
  });
});
