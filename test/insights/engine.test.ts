import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/insights/engine.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { sureOfQuote } from '../../src/insights/quotes/sure-of-quote.ts';
import { anyText, splitsPair } from '../support/content/hostile/any-text.ts';

const learned = readLearned();
const dogs = {
  id: 'pets',
  name: 'Pets',
  positive: ['gentle with * dog'],
  neutral: [],
  negative: ['zorbled'],
  not: ['zorbled fence'],
  hidden: false,
};
const engine = createEngine(learned, [dogs]);
const rating = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });

const plumber = createEngine(readLearned('home-services'));
const shop = createEngine(readLearned('retail'));

function verdicts(text: string): string[] {
  return engine
    .mentions({ text })
    .map(({ aspect, sentiment, start, end }) => `${aspect} ${sentiment}: ${text.slice(start, end)}`);
}

describe('the mentions of a review', () => {
  it('name aspect, verdict and the passage that shows them', () => {
    expect(verdicts('He came an hour late and never called. The price was very reasonable.')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^punctuality negative: .*late/),
        expect.stringMatching(/^price positive: The price was very reasonable$/),
      ]),
    );
  });

  it('are as sure to quote as the words that are quoted, and not as those that judge', () => {
    const text = "They did come back and didn't charge for the second trip.";
    const mention = plumber.mentions({ text, rating: 3 }).find(({ aspect }) => aspect === 'price') ?? expect.fail();
    const { start, end, confidence } = mention.quote;
    expect(text.slice(mention.start, mention.end)).toBe("didn't charge for the second trip");
    expect(text.slice(start, end)).toBe(text.slice(0, -1));
    expect(confidence).toBe(sureOfQuote({ ...mention, start, end }, text));
    expect(confidence).toBeGreaterThan(sureOfQuote(mention, text));
  });

  it.each([
    ['The colors are cheerful and they are really nice.', false],
    ['The two at the counter were cheerful, and Nora is really nice.', true],
    ['Very friendly and helpful.', true],
  ])(
    'are of people only where a sentence names them, in a shop whose goods are praised in the same words: %s',
    (text, isStaff) => {
      expect(shop.mentions({ text, rating: 5 }).some(({ aspect }) => aspect === 'staff')).toBe(isStaff);
    },
  );

  it.each(['', ' \n', '...', 'We moved here from Ohio.'])('are none in "%s"', (text) => {
    expect(engine.mentions({ text })).toEqual([]);
  });

  it('heed the stars only where they are given', () => {
    const text = 'They explained the price.';
    const of = (stars?: number) => engine.mentions({ text, rating: stars }).map(({ sentiment }) => sentiment);
    expect(of(5)).not.toEqual(of(1));
    expect(createEngine(learned).mentions({ text })).toEqual(createEngine(learned).mentions({ text, rating: undefined }));
  });

  it('are slices of any text, and the same for the same', () => {
    fc.assert(
      fc.property(anyText, rating, (text, stars) => {
        const mentions = engine.mentions({ text, rating: stars });
        for (const { start, end, confidence } of mentions) {
          expect(0 <= start && start < end && end <= text.length).toBe(true);
          expect(splitsPair(text, start) || splitsPair(text, end)).toBe(false);
          expect(confidence > 0 && confidence <= 1).toBe(true);
        }
        expect(engine.mentions({ text, rating: stars })).toEqual(mentions);
        expect(new Set(mentions.map((mention) => JSON.stringify(mention))).size).toBe(mentions.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe("an aspect of the trade's own", () => {
  it('may be more words for a built-in one', () => {
    const more = createEngine(learned, [
      { id: 'price', positive: [], neutral: [], negative: ['zorbled'], not: [], hidden: false },
    ]);
    expect(more.mentions({ text: 'We zorbled.' })).toMatchObject([{ aspect: 'price', sentiment: 'negative', start: 0 }]);
  });

  it('is not spoken of where the editors say so, whatever the model thinks', () => {
    const text = 'The drain was full of dirty water.';
    const entry = { id: 'cleanliness', positive: [], neutral: [], negative: [], not: ['dirty water'], hidden: false };
    expect(engine.mentions({ text }).map(({ aspect }) => aspect)).toContain('cleanliness');
    expect(
      createEngine(learned, [entry])
        .mentions({ text })
        .map(({ aspect }) => aspect),
    ).not.toContain('cleanliness');
  });

  it('is read by the rules of the lexicon', () => {
    expect(verdicts('He was gentle with our dog.')).toContain('pets positive: He was gentle with our dog');
    expect(verdicts('He was not gentle with our dog.')).toContain('pets negative: He was not gentle with our dog');
    expect(verdicts('We have a zorbled fence.').filter((verdict) => verdict.startsWith('pets'))).toEqual([]);
  });

  it('is found wherever its cue stands in a sentence of its own', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const start = before.length + 2;
        const found = engine.mentions({ text: `${before}\n\nzorbled\n\n${after}` });
        expect(found).toContainEqual(expect.objectContaining({ aspect: 'pets', sentiment: 'negative', start, end: start + 7 }));
      }),
    );
  });
});

it('a quote may be less sure than its verdict, which counts all the same', () => {
  const story = 'on that cold morning in the first week of January at about half past seven';
  const [short] = engine.mentions({ text: 'He was polite.' });
  const [long] = engine.mentions({ text: `He was polite ${story}.` });
  expect(short?.quote.confidence).toBeCloseTo(short?.confidence ?? 0, 10);
  expect(long?.quote.confidence).toBeLessThan(long?.confidence ?? 0);
});

describe('the verdicts on spans', () => {
  it('are those of the words around each', () => {
    const text = 'Marco was wonderful, friendly and patient. Dirk was rude and left a mess.';
    const spans = ['Marco', 'Dirk'].map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
    expect(engine.verdictsAt(text, spans)).toEqual(['positive', 'negative']);
    expect(engine.verdictsAt(text, spans.toReversed())).toEqual(['negative', 'positive']);
  });

  it('are as many as the spans, in any text', () => {
    const place = fc.tuple(fc.nat(400), fc.nat(400)).map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(anyText, fc.array(place, { maxLength: 5 }), (text, spans) => {
        const found = engine.verdictsAt(text, spans);
        expect(found).toHaveLength(spans.length);
        for (const sentiment of found) expect(['positive', 'neutral', 'negative']).toContain(sentiment);
      }),
    );
  });
});

// Far longer than people write. What hangs on one of these would exceed the time limit of the tests.
describe('100 kB', () => {
  const words = [
    'word ',
    'and ',
    'late ',
    'late. ',
    'not ',
    'x',
    "n't",
    '1',
    'He was late, but the price was fair, ',
    'He was late. ',
  ];
  const marks = ['a,', '1,,', '1,', '!', '"', '.A', ' ', '\n', '😀', '\ud83d'];

  it.each([...words, ...marks])('of %j are read', (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    for (const { start, end } of engine.mentions({ text })) expect(end - start).toBeLessThanOrEqual(200);
  });

  it.each(['late ', 'a,'])('of %j are read around a span', (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    expect(engine.verdictsAt(text, [{ start: 0, end: 1 }])).toHaveLength(1);
  });
});
