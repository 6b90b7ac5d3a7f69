import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { createEngine } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { sentenceOf } from '../../../src/insights/quotes/fragment.ts';
import { quoteAround } from '../../../src/insights/quotes/quote-around.ts';
import { anyText } from '../../support/content/hostile/any-text.ts';

const LEXICON = buildLexicon(ENGLISH.cues());
const LONG =
  'as we had been waiting in the cold kitchen since seven with two small children and a dog that would not stop barking';

/** The words to quote for a mention in square brackets; `undefined` for its own. */
function quoted(
  marked: string,
  sentiment: Sentiment = 'positive',
  other?: Sentiment,
  aspect = 'workmanship',
): string | undefined {
  const text = marked.replace(/[[\]]/g, '');
  const mention = { aspect: 'workmanship', sentiment, start: marked.indexOf('['), end: marked.indexOf(']') - 1 };
  const others = other === undefined ? [] : [{ aspect, sentiment: other, start: 0, end: 5 }];
  const place = quoteAround(mention, [mention, ...others], sentenceOf(mention, readPassages(text, LEXICON)), text);
  return place && text.slice(place.start, place.end);
}

describe('a mention is quoted with its sentence', () => {
  it('where that is short and says the same', () => {
    expect(quoted('Well, [his work is neat], and he charged less than he had said.')).toBe(
      'Well, his work is neat, and he charged less than he had said',
    );
  });

  it.each([
    ['a cue says the opposite', 'The bill was too high, and [his work is neat].'],
    ['it has another side', 'It took a week, but [his work is neat].'],
    ['it asks', '[His work is neat], or is it not?'],
    ['somebody else is in it', '[His work is neat], another plumber had left a mess.'],
    ['it is long', `[His work is neat], ${LONG}, and he said nothing of all that to us when he came.`],
    ['there is nothing else in it', '[His work is neat].'],
  ])('not where %s', (_, marked) => {
    expect(quoted(marked)).toBeUndefined();
  });

  it('not where another mention says the opposite, or the mention judges nothing', () => {
    const marked = 'Monday came, and [his work is neat].';
    expect(quoted(marked)).toBe('Monday came, and his work is neat');
    expect(quoted(marked, 'positive', 'negative')).toBeUndefined();
    expect(quoted(marked, 'neutral')).toBeUndefined();
  });

  it('from its subject on, in a long sentence or one with other aspects', () => {
    const marked = `${LONG}, Sue was punctual, friendly and [did a great job].`;
    expect(quoted(marked, 'positive', 'positive', 'punctuality')).toBe(`Sue was punctual, friendly and did a great job`);
  });

  it.each(['they did', 'they’ve done', "he's done"])('not where its own words begin with their subject: "%s"', (subject) => {
    const rest = 'and left, and it rained for the rest of the day in our town, as it had before';
    expect(quoted(`She asked us first, and [${subject} a great job] ${rest}.`)).toBeUndefined();
  });

  it('not where the rest has a mention of another aspect, which is quoted itself', () => {
    const marked = 'Monday came, and [his work is neat].';
    expect(quoted(marked, 'positive', 'positive')).toBe('Monday came, and his work is neat');
    expect(quoted(marked, 'positive', 'positive', 'punctuality')).toBeUndefined();
  });
});

describe('a fragment of a long sentence is quoted with as much of it as it needs', () => {
  it.each([
    [`Glad to find [an honest], hard working man, ${LONG}.`, 'Glad to find an honest, hard working man'],
    [`They came in the evening, [which was very kind], ${LONG}.`, 'They came in the evening, which was very kind'],
    [`[If you need a roofer], call these people first, ${LONG}.`, 'If you need a roofer, call these people first'],
  ])('%s', (marked, quote) => {
    expect(quoted(marked)).toBe(quote);
  });
});

it('the words lie in the sentence of the mention and hold its own, whatever the text', () => {
  const engine = createEngine(readLearned('home-services'));
  fc.assert(
    fc.property(anyText, fc.constantFrom('He was late, which was rude. ', 'A great and fair, honest '), (text, begun) => {
      for (const { start, end, quote } of engine.mentions({ text: begun + text })) {
        const isOwn = quote.start === start && quote.end === end;
        expect(quote.start <= start && end <= quote.end && (isOwn || quote.end - quote.start <= 160)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
