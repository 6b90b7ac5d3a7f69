import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseLine } from '../../../src/insights/command/analyse-line.ts';
import { createEngine, type Engine } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import type { Language } from '../../../src/insights/languages/language.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

const engines = new Map([ENGLISH, SPANISH].map((each) => [each, createEngine(readLearned('other', each))]));
const engineFor = (language: Language) => engines.get(language) as Engine;

describe('analyseLine', () => {
  it('gives what a review says, with its words', () => {
    const text = 'Dana came on time. The bill was higher than the quote.';
    const { id, aspects } = analyseLine(engineFor, { id: 'a', text, rating: 3 }, true);
    expect(id).toBe('a');
    expect(aspects).toContainEqual({
      aspect: 'punctuality',
      sentiment: 'positive',
      quote: 'Dana came on time',
      start: 0,
      end: 17,
    });
  });

  it('gives no targets where none are given, and none for none', () => {
    expect(analyseLine(engineFor, { id: 'a', text: '' }, true)).toEqual({ id: 'a', aspects: [] });
    expect(analyseLine(engineFor, { id: 'a', text: '', targets: null }, true)).toEqual({ id: 'a', aspects: [] });
    expect(analyseLine(engineFor, { id: 'a', text: '', targets: [] }, true)).toEqual({ id: 'a', aspects: [], targets: [] });
  });

  it('does not analyse other languages, nor their targets', () => {
    const line = { id: 'a', text: 'Dana came on time.', language: 'de', targets: [{ start: 0, end: 4 }] };
    expect(analyseLine(engineFor, line, true)).toEqual({ id: 'a', aspects: [], not_analysed: true });
  });

  it.each(['es', null, undefined])('reads a review of the language %s by its text', (language) => {
    const text = 'Llegaron puntuales y el precio fue muy caro.';
    const targets = [{ start: 23, end: 32 }];
    const line = analyseLine(engineFor, { id: 'a', text, language, targets }, true);
    expect(line.aspects.map(({ aspect, sentiment, quote }) => [aspect, sentiment, quote])).toEqual([
      ['punctuality', 'positive', 'Llegaron puntuales'],
      ['price', 'negative', 'el precio fue muy caro'],
    ]);
    expect(line.targets).toHaveLength(1);
  });

  it('lets the rating weigh in, and says the same for any rating without the stars', () => {
    const said = (stars: boolean) =>
      [1, 5].map((rating) => analyseLine(engineFor, { id: 'a', text: 'They explained the price.', rating }, stars));
    expect(said(true).map(({ aspects }) => aspects.length)).toEqual([0, 2]);
    const without = analyseLine(engineFor, { id: 'a', text: 'They explained the price.' }, true);
    expect(said(false)).toEqual([without, without]);
  });

  it('gives quotes that stand where it says, and a verdict on each target, for any text', () => {
    const word = fc.constantFrom(
      'late',
      'on time',
      'the bill',
      'was',
      'not',
      'rude',
      'clean',
      '. ',
      '! ',
      '\n',
      '🙂',
      '\ud800',
      'é',
      '"',
    );
    const texts = fc.array(fc.oneof(word, fc.string({ unit: anyCharacter, maxLength: 8 })), { maxLength: 40 });
    const inputs = fc.record({ words: texts, at: fc.nat(), length: fc.nat(), rating: fc.option(fc.integer({ min: 1, max: 5 })) });
    fc.assert(
      fc.property(inputs, ({ words, at, length, rating }) => {
        const text = `${words.join(' ')}.`;
        const start = at % text.length;
        const target = { start, end: start + 1 + (length % (text.length - start)) };
        const { aspects, targets } = analyseLine(engineFor, { id: 'a', text, rating, language: 'en', targets: [target] }, true);
        for (const { quote, start: from, end } of aspects) expect([quote, from < end]).toEqual([text.slice(from, end), true]);
        expect(targets).toEqual([{ ...target, sentiment: expect.stringMatching(/^(positive|neutral|negative)$/) }]);
      }),
    );
  });
});
