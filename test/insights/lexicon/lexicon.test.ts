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

/** The cues that a text contains, of the lists by aspect, as `<sign> first-last`. */
function found(lists: Record<string, Partial<CueList>>, text: string): string[] {
  const lexicon = buildLexicon(Object.entries(lists).flatMap(([aspect, list]) => parseCues(aspect, list, ENGLISH_DICTIONARY)));
  return readCues(lexicon, stemsOf(text)).cues.map(
    ({ sentiment, first, last }) => `${sentiment === 'positive' ? '+' : '-'} ${first}-${last}`,
  );
}

describe('the cues of a sentence', () => {
  const overlapping = { cleanliness: { positive: ['clean', 'clean out'], not: ['clean energy', 'clean out'] } };
  const staff = { positive: ['kind'], negative: ['rude'] };

  it.each<[string, Record<string, Partial<CueList>>, string, string[]]>([
    ['in its order, each as often as it stands there', { staff }, 'Rude or kind or rude', ['- 0-1', '+ 2-3', '- 4-5']],
    ['the longest of those that overlap', { price: { negative: ['fair'], positive: ['fair price'] } }, 'a fair price', ['+ 1-3']],
    ['of another aspect, too', { price: { positive: ['fair'] }, staff: { positive: ['fair'] } }, 'fair', ['+ 0-1', '+ 0-1']],
    ['none where longer words mean something else', overlapping, 'clean energy', []],
    ['none where as long ones do', overlapping, 'clean out', []],
    ['those beside such words', overlapping, 'clean floor', ['+ 0-1']],
    ['none in nothing', { staff }, '', []],
    ['none in other words', { staff }, 'nothing of it', []],
  ])('are found: %s', (_, lists, text, cues) => {
    expect(found(lists, text)).toEqual(cues);
  });

  it('are denied by the editors, and not where longer words say something', () => {
    const cues = parseCues('cleanliness', { positive: ['my clean house'], not: ['my clean'] }, ENGLISH_DICTIONARY, true);
    const denied = (text: string) => readCues(buildLexicon(cues), stemsOf(text)).denials.map(({ last }) => last);
    expect([denied('My cleaning hurt'), denied('My clean house')]).toEqual([[2], []]);
  });

  it('are the first given of two that match the same words, whoever added them', () => {
    const lexicon = buildLexicon([
      ...parseCues('price', { positive: ['fair'] }, ENGLISH_DICTIONARY),
      ...parseCues('price', { negative: ['fair'] }, ENGLISH_DICTIONARY, true),
    ]);
    expect(readCues(lexicon, stemsOf('fair')).cues).toMatchObject([{ sentiment: 'positive', own: false }]);
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

it('a lexicon knows which of its cues and stems are those of the editors', () => {
  const lexicon = buildLexicon([
    ...parseCues('price', { positive: ['fair price|quote'] }, ENGLISH_DICTIONARY),
    ...parseCues('price', { positive: ['a steal'] }, ENGLISH_DICTIONARY, true),
  ]);
  expect(readCues(lexicon, ['steal', 'a', 'steal', 'fair', 'price']).cues.map(({ own }) => own)).toEqual([true, false]);
  expect([...lexicon.index.numbers.keys()].sort()).toEqual(['a', 'fair', 'price', 'quot', 'steal']);
  expect([...lexicon.ownStems].sort()).toEqual(['a', 'steal']);
});
