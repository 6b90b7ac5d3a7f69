import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../../src/browser/review-search/results/excerpt.ts';
import { findMarks } from '../../../../src/browser/review-search/results/find-marks.ts';
import { beginningOf } from '../../../../src/reviews/text/cutting/beginning.ts';

const BEFORE = 'They came on time and fixed it. '.repeat(20);
const excerpt = (text: string, words: string) => {
  const span = excerptOf(text, findMarks(text, words));
  return span && text.slice(span.start, span.end);
};

describe('an excerpt', () => {
  it('shows the words in their context, cut between words', () => {
    const text = `${BEFORE}Then the BOILER went out again. ${BEFORE}`;
    const shown = excerpt(text, 'boiler') ?? '';
    expect(shown).toMatch(/^\S.* the BOILER went out again\. They came/);
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.length).toBeLessThanOrEqual(400);
    const at = text.indexOf(shown);
    expect(text[at - 1]).toBe(' ');
    expect(text[at + shown.length]).toBe(' ');
  });

  it('is made for no text whose words are found soon, or not at all', () => {
    expect(excerpt(`The boiler. ${BEFORE}`, 'boiler')).toBeUndefined();
    expect(excerpt(BEFORE, 'boiler')).toBeUndefined();
    expect(excerpt('short', '')).toBeUndefined();
  });

  it('is the beginning of a text that is too long for a list, if its words are found there or not at all', () => {
    const text = `The boiler. ${BEFORE.repeat(3)}`;
    for (const words of ['boiler', '']) expect(excerpt(text, words)).toBe(beginningOf(text));
    expect(beginningOf(text)).toBeDefined();
  });

  it('holds words that are found soon, but below what lists show of a text with many lines', () => {
    const text = `${'a\n'.repeat(60)}the boiler`;
    expect(beginningOf(text)).not.toContain('boiler');
    expect(excerpt(text, 'boiler')).toMatch(/the boiler$/);
  });

  it('goes to the end where that is near, and through a word that is longer than all of it', () => {
    expect(excerpt(`${BEFORE}the boiler`, 'boiler')).toMatch(/the boiler$/);
    const word = 'x'.repeat(900);
    expect(excerpt(word, 'x'.repeat(500))).toHaveLength(500);
  });

  it('keeps its context in a text without spaces, and cuts through no character', () => {
    const hit = '漏れ';
    expect(excerpt(`${'水'.repeat(330)}${hit}${'水'.repeat(500)}`, hit)).toBe(`${'水'.repeat(80)}${hit}${'水'.repeat(318)}`);
    for (const before of ['', 'a']) {
      const shown = excerpt(`${before}${'😀'.repeat(165)}a${hit}${'😀'.repeat(300)}`, hit) ?? '';
      expect([shown.isWellFormed(), shown.length]).toEqual([true, expect.toSatisfy((length) => length >= 398)]);
    }
  });

  it('holds the first hit whole, wherever it is', () => {
    const text = fc.array(fc.constantFrom('a', 'bc ', ' ', '\n', 'needle'), { minLength: 150, maxLength: 600 });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const [first] = findMarks(whole, 'needle');
        const span = excerptOf(whole, findMarks(whole, 'needle'));
        if (!first || !span) return;
        expect(span.start).toBeLessThanOrEqual(first.start);
        expect(span.end).toBeGreaterThanOrEqual(first.end);
      }),
    );
  });
});
