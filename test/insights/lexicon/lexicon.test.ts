import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUE_LISTS } from '../../../src/insights/lexicon/built-in.ts';
import type { CueList } from '../../../src/insights/lexicon/cue-list.ts';
import { buildLexicon, findCues } from '../../../src/insights/lexicon/lexicon.ts';
import { matchAt, parsePattern } from '../../../src/insights/lexicon/pattern.ts';
import { tokenise } from '../../../src/insights/text/tokens.ts';

const NONE: CueList = { positive: '', neutral: '', negative: '', not: '' };

function stemsOf(text: string): string[] {
  return tokenise(text).map(({ stem }) => stem);
}

/** The cues of lists by aspect that stand in a text, as `aspect sentiment first-last`. */
function found(lists: Record<string, Partial<CueList>>, text: string): string[] {
  const { lexicon } = buildLexicon(Object.entries(lists).map(([aspect, list]) => [aspect, { ...NONE, ...list }] as const));
  return findCues(lexicon, stemsOf(text)).map(({ aspect, sentiment, first, last }) => `${aspect} ${sentiment} ${first}-${last}`);
}

describe('the cues of a sentence', () => {
  it('are found in its order, each as often as it stands there', () => {
    const lists = { staff: { positive: 'kind', negative: 'rude' } };
    expect(found(lists, 'Rude or kind or rude')).toEqual(['staff negative 0-1', 'staff positive 2-3', 'staff negative 4-5']);
  });

  it('are the longest of those that overlap', () => {
    expect(found({ price: { negative: 'fair', positive: 'fair price' } }, 'a fair price')).toEqual(['price positive 1-3']);
  });

  it('may overlap with those of another aspect', () => {
    expect(found({ price: { positive: 'fair' }, staff: { positive: 'fair' } }, 'fair')).toHaveLength(2);
  });

  it('are none where longer words mean something else, or as long ones', () => {
    const lists = { cleanliness: { positive: 'clean\nclean out', not: 'clean energy\nclean out' } };
    expect(found(lists, 'clean energy')).toEqual([]);
    expect(found(lists, 'clean out')).toEqual([]);
    expect(found(lists, 'clean floor')).toEqual(['cleanliness positive 0-1']);
  });

  it.each(['', 'nothing of it'])('are none in "%s"', (text) => {
    expect(found({ staff: { positive: 'kind' } }, text)).toEqual([]);
  });

  it('are what a search at every place finds', () => {
    const lines = ['a', 'a b', 'a * c', 'a ... c', 'b|c a?  b', 'c c'];
    const word = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.constantFrom(...lines), (stems, line) => {
        const pattern = parsePattern(line);
        if (typeof pattern === 'string') throw new Error(pattern);
        const places = stems.flatMap((_, first) => (matchAt(pattern, stems, first) > first ? [first] : []));
        const { lexicon } = buildLexicon([['staff', { ...NONE, positive: line }]]);
        const cues = findCues(lexicon, stems);
        expect(places).toEqual(expect.arrayContaining(cues.map(({ first }) => first)));
        expect(cues.length > 0).toBe(places.length > 0);
      }),
    );
  });
});

describe('a lexicon', () => {
  it('passes over empty lines and notes', () => {
    expect(found({ staff: { positive: '\n  # of people\n  kind\n\n' } }, '# of people kind')).toEqual(['staff positive 3-4']);
  });

  it('tells which lines are no patterns, and keeps the others', () => {
    const { lexicon, faults } = buildLexicon([['staff', { ...NONE, positive: 'kind\n* late', negative: '<fee>' }]]);
    expect(faults).toEqual([
      { aspect: 'staff', kind: 'positive', line: '* late', message: 'a pattern begins and ends with a word or a class' },
      { aspect: 'staff', kind: 'negative', line: '<fee>', message: expect.stringContaining('"<fee>" is no class') },
    ]);
    expect(findCues(lexicon, ['kind'])).toHaveLength(1);
  });

  it("knows the trade's own cues from those that ship", () => {
    const { lexicon } = buildLexicon([['staff', { ...NONE, positive: 'kind' }]], [['pets', { ...NONE, positive: 'dog' }]]);
    expect(findCues(lexicon, ['kind', 'dog']).map(({ aspect, own }) => [aspect, own])).toEqual([
      ['staff', false],
      ['pets', true],
    ]);
  });

  it('ships without a fault, with 1,200 cues or more', () => {
    const { faults } = buildLexicon(Object.entries(CUE_LISTS));
    const lines = Object.values(CUE_LISTS).flatMap((list) => `${list.positive}\n${list.neutral}\n${list.negative}`.split('\n'));
    expect(faults).toEqual([]);
    expect(lines.filter((line) => /^\s*[^\s#]/.test(line)).length).toBeGreaterThanOrEqual(1200);
  });
});
