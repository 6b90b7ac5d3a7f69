import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_DICTIONARY, ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { type CueList, parseCues } from '../../../src/insights/lexicon/cues.ts';
import { buildLexicon, readCues } from '../../../src/insights/lexicon/lexicon.ts';
import { tokenise } from '../../../src/insights/text/tokens.ts';
import { matchAt, patternOf } from '../../support/content/match-at.ts';

function stemsOf(text: string): string[] {
  return tokenise(text, ENGLISH_FORMS).map(({ stem }) => stem);
}

/** The cues that a text contains, of the lists by aspect, as `aspect sentiment first-last`. */
function found(lists: Record<string, Partial<CueList>>, text: string): string[] {
  const lexicon = buildLexicon(Object.entries(lists).flatMap(([aspect, list]) => parseCues(aspect, list, ENGLISH_DICTIONARY)));
  return readCues(lexicon, stemsOf(text)).cues.map(
    ({ aspect, sentiment, first, last }) => `${aspect} ${sentiment} ${first}-${last}`,
  );
}

describe('the cues of a sentence', () => {
  it('are found in its order, each as often as it stands there', () => {
    const lists = { staff: { positive: ['kind'], negative: ['rude'] } };
    expect(found(lists, 'Rude or kind or rude')).toEqual(['staff negative 0-1', 'staff positive 2-3', 'staff negative 4-5']);
  });

  it('are the longest of those that overlap', () => {
    expect(found({ price: { negative: ['fair'], positive: ['fair price'] } }, 'a fair price')).toEqual(['price positive 1-3']);
  });

  it('may overlap with those of another aspect', () => {
    expect(found({ price: { positive: ['fair'] }, staff: { positive: ['fair'] } }, 'fair')).toHaveLength(2);
  });

  it('are none where longer words mean something else, or as long ones', () => {
    const lists = { cleanliness: { positive: ['clean', 'clean out'], not: ['clean energy', 'clean out'] } };
    expect(found(lists, 'clean energy')).toEqual([]);
    expect(found(lists, 'clean out')).toEqual([]);
    expect(found(lists, 'clean floor')).toEqual(['cleanliness positive 0-1']);
  });

  it('are denied by the editors, and not where longer words say something', () => {
    const lists = { cleanliness: { positive: ['my clean house'], not: ['my clean'] } };
    const lexicon = buildLexicon(
      Object.entries(lists).flatMap(([aspect, list]) => parseCues(aspect, list, ENGLISH_DICTIONARY, true)),
    );
    const denied = (text: string) => readCues(lexicon, stemsOf(text)).denials.map(({ aspect, last }) => `${aspect} ${last}`);
    expect([denied('My cleaning hurt'), denied('My clean house')]).toEqual([['cleanliness 2'], []]);
  });

  it('are the first given of two that match the same words, whoever added them', () => {
    const lexicon = buildLexicon([
      ...parseCues('price', { positive: ['fair'] }, ENGLISH_DICTIONARY),
      ...parseCues('price', { negative: ['fair'] }, ENGLISH_DICTIONARY, true),
    ]);
    expect(readCues(lexicon, stemsOf('fair')).cues).toMatchObject([{ sentiment: 'positive', own: false }]);
  });

  it.each(['', 'nothing of it'])('are none in "%s"', (text) => {
    expect(found({ staff: { positive: ['kind'] } }, text)).toEqual([]);
  });

  it('are what a search at every place finds', () => {
    const lines = ['a', 'a b', 'a * c', 'a ... c', 'b|c a?  b', 'c c'];
    const word = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.constantFrom(...lines), (stems, line) => {
        const places = stems.flatMap((_, first) => (matchAt(patternOf(line), stems, first) > first ? [first] : []));
        const lexicon = buildLexicon(parseCues('staff', { positive: [line] }, ENGLISH_DICTIONARY));
        const { cues } = readCues(lexicon, stems);
        expect(places).toEqual(expect.arrayContaining(cues.map(({ first }) => first)));
        expect(cues.length > 0).toBe(places.length > 0);
      }),
    );
  });
});

describe('where adjectives follow their nouns, a cue of two segments', () => {
  const lexicon = buildLexicon(
    parseCues('food', { positive: ['good food', 'food good'], negative: ['food bad'], neutral: ['food'] }, ENGLISH_DICTIONARY),
  );
  const found = (...segments: readonly string[]) => {
    const words = segments.map(stemsOf);
    const places = words.flatMap((each, segment) => each.map(() => segment));
    return readCues(lexicon, words.flat(), places).cues.map(({ sentiment, first, last }) => `${sentiment} ${first}-${last}`);
  };

  it('yields to the cue that stands in one of them', () => {
    expect(found('service good', 'food bad')).toEqual(['negative 2-4']);
    expect(found('food good', 'food')).toEqual(['positive 0-2', 'neutral 2-3']);
    expect(found('service good', 'food cold')).toEqual(['neutral 2-3']);
  });

  it('counts if the second goes on about the first', () => {
    expect(found('the food', 'good as ever')).toEqual(['positive 1-3']);
  });
});

it("knows cues of the trade's own from those that ship", () => {
  const lexicon = buildLexicon([
    ...parseCues('staff', { positive: ['kind'] }, ENGLISH_DICTIONARY),
    ...parseCues('pets', { positive: ['dog'] }, ENGLISH_DICTIONARY, true),
  ]);
  expect(readCues(lexicon, ['kind', 'dog']).cues.map(({ aspect, own }) => [aspect, own])).toEqual([
    ['staff', false],
    ['pets', true],
  ]);
});

it('a lexicon knows the stems of its cues, and which are those of the editors', () => {
  const lexicon = buildLexicon([
    ...parseCues('price', { positive: ['fair price|quote'] }, ENGLISH_DICTIONARY),
    ...parseCues('price', { positive: ['a steal'] }, ENGLISH_DICTIONARY, true),
  ]);
  expect([...lexicon.index.numbers.keys()].sort()).toEqual(['a', 'fair', 'price', 'quot', 'steal']);
  expect([...lexicon.ownStems].sort()).toEqual(['a', 'steal']);
});
