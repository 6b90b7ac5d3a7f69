import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../../../src/reviews/text/cutting/beginning.ts';

const SENTENCE = 'They came on time and fixed it. ';

describe('the beginning of a text', () => {
  it('is cut off a long one, between words', () => {
    const text = SENTENCE.repeat(60).trim();
    const shown = beginningOf(text) ?? '';
    expect(text.startsWith(`${shown} `)).toBe(true);
    expect(shown.length).toBeGreaterThan(980);
    expect(shown.length).toBeLessThanOrEqual(1000);
  });

  it.each([
    ['none of no text', '', undefined],
    ['none of one that is not long', SENTENCE.repeat(46), undefined],
    ['none of one with not many lines', 'Good.\n'.repeat(20), undefined],
    ['cut off a text without spaces', '水'.repeat(3000), '水'.repeat(1000)],
    ['cut through no character', `a${'😀'.repeat(1000)}`, `a${'😀'.repeat(499)}`],
  ])('is %s', (_, text, shown) => {
    expect(beginningOf(text)).toBe(shown);
  });

  it('has few lines', () => {
    expect(beginningOf('Good.\n'.repeat(100))?.split('\n').length).toBeLessThan(20);
  });

  it('is where the text begins, and leaves something out', () => {
    const text = fc.array(fc.constantFrom('a', 'bc ', ' ', '\n', '😀'), { minLength: 800, maxLength: 2000 });
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        const shown = beginningOf(whole);
        if (shown === undefined) return;
        expect(whole.startsWith(shown) && shown.length < whole.length && shown.length <= 1000).toBe(true);
      }),
    );
  });
});
