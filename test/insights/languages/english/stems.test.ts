import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';

describe('the stem of a word', () => {
  it.each([
    ['forms by rule', ['arrive', 'arrived', 'arriving', 'arrives']],
    ['irregular forms', ['break', 'broke', 'broken']],
    ['possessives', ['plumber', 'plumbers', "plumber's"]],
    ['short forms of the trade', ['technician', 'tech', 'techs']],
  ])('is shared by %s', (_, words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['quit', 'quite'],
    ['general', 'generous'],
    ['late', 'lately'],
    ['care', 'careful'],
    ['careful', 'careless'],
    ['time', 'timely'],
  ])('of %s is not that of %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('is a word of any kind itself where it is short or beyond the words of a language', () => {
    for (const word of ['', "'s", 'a', 'gas', 'x'.repeat(30)]) expect(stemOf(word)).toBe(word === "'s" ? '' : word);
  });

  it('is never longer than a regular word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[b-z]{4,25}(ed|ing|ly|s)$/), (word) => {
        expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});
