import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { sentenceOf } from '../../../src/insights/quotes/fragment.ts';
import { showsVerdict } from '../../../src/insights/quotes/shows-verdict.ts';
import type { MergedMention } from '../../../src/insights/verdicts/merge.ts';

const LEXICON = buildLexicon(ENGLISH.cues());

/** Whether a quote, in square brackets, shows a verdict on the price. */
function isPlainIn(marked: string, rating: number | undefined, sentiment: MergedMention['sentiment'] = 'positive'): boolean {
  const text = marked.replace(/[[\]]/g, '');
  const mention = {
    aspect: 'price',
    sentiment,
    start: marked.indexOf('['),
    end: marked.indexOf(']') - 1,
    cued: true,
    confidence: 1,
  };
  return showsVerdict(mention, sentenceOf(mention, readPassages(text, LEXICON)), text, rating, ENGLISH.quoting);
}

describe('a quote of praise is plain', () => {
  it.each([
    ['[The price was very fair] and they were early.', 5],
    ['[The price was very fair].', 3],
    ['[The price was very fair].', undefined],
    ['[They charged less than the others].', 4],
    ['[The price was lower than I expected].', 5],
    ['[The price was very fair to me], and they were early.', 5],
    ['[The “flat” price was very fair].', 5],
    ['[The price was very fair (and low)].', 5],
  ])('%s (%s stars)', (marked, rating) => {
    expect(isPlainIn(marked, rating)).toBe(true);
  });
});

describe('a quote of praise is not plain where', () => {
  it.each([
    ['the review has few stars', '[The price was very fair].', 2],
    ['it only names an amount', '[$785 with the night rate].', 5],
    ['it blames, too', '[A no-show that they did not bill me for].', 5],
    ['it has another side', '[The price was very fair, but that was last year].', 5],
    ['what follows takes it back', '[The price was very fair] except for the parts.', 5],
    ['it asks', '[The price was very fair]?', 5],
    ['it tells what somebody wanted', '[I wanted a fair price].', 5],
    ['it tells what somebody tried', '[They tried to give me a fair price].', 5],
    ['it tells how it seemed', '[It seemed a fair price].', 5],
    ['it supposes', '[If they asked a fair price].', 5],
    ['it tells what somebody looked for', '[I was looking for a fair price].', 5],
    ['it is of somebody else', '[An unnamed plumber had a very fair price].', 5],
    ['its main clause is missing', '[Since the price was very fair], I said yes.', 5],
    ['a bracket ends in it', '[The price was very fair) and low].', 5],
    ['a list is cut in it', '[The price was very fair, (b) it was low, and (c].', 5],
    ['somebody’s words are cut in it', 'He said "[the price was very fair" and left].', 5],
    ['somebody’s words begin in it', '[The price was very fair and they said "low].', 5],
    ['its last words are cut off before a figure', '[The price was very fair at] $20 less.', 5],
    ['its last words are cut off', '[The price was very fair for a] man like me.', 5],
    ['it is cut within what "how" begins', '[The very fair price shows how honest] and kind they are.', 5],
    ['it is cut within a comparison', '[The price was very fair, he was just as good] and kind as they.', 5],
    ['it is cut before what somebody sees to', '[The price was very fair, and he made sure the pipes] and taps worked.', 5],
    ['it is cut before what somebody can do', '[The price was very fair, and they were able to fix] and paint it.', 5],
  ])('%s: %s', (_, marked, rating) => {
    expect(isPlainIn(marked, rating)).toBe(false);
  });
});

it.each<[string, MergedMention['sentiment'], string, number, boolean]>([
  ['criticism is plain with few stars', 'negative', '[The price was too high].', 3, true],
  ['criticism is plain with four stars', 'negative', '[The price was too high].', 4, true],
  ['criticism is plain where it seems so', 'negative', '[The price seemed too high].', 3, true],
  ['criticism is not with five', 'negative', '[The price was too high].', 5, false],
  ['what is neutral is plain where its words are whole', 'neutral', '[The bill was $610].', 5, true],
  ['what is neutral is not where they are cut', 'neutral', '[The bill was] $610.', 5, false],
  ['what is neutral is not where a cue of its aspect judges', 'neutral', '[The price was too high].', 5, false],
])('%s', (_, sentiment, marked, rating, plain) => {
  expect(isPlainIn(marked, rating, sentiment)).toBe(plain);
});

it('the engine says of each mention whether it is', () => {
  const { mentions } = createEngine(readLearned('home-services'));
  const plainOf = (rating: number) =>
    mentions({ text: 'The price was very fair.', rating }).map(({ quote }) => quote.showsVerdict);
  expect([plainOf(5), plainOf(1)]).toEqual([[true], [false]]);
});
