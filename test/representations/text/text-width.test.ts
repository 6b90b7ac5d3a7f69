import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../src/representations/text/text-width.ts';

describe('textWidth', () => {
  // Helvetica by its metrics, and DejaVu Sans as measured in Chromium: a narrow and a wide one of the usual fonts.
  it.each([
    ['176 verified reviews', 14, 123.7, 144.4],
    ['opiniones verificadas', 14, 130.7, 150.1],
    ['10,000 verified reviews', 14, 143.2, 166.7],
    ['no verified reviews yet', 14, 138.5, 161.4],
    // By the definition of these letters, and the digits above.
    ['認証済みレビュー176件', 14, 149.3, 153],
    ['인증된 리뷰', 14, 73.8, 76],
  ])('of %j at %i is between those of a narrow and of a wide font', (text, size, narrow, wide) => {
    expect(textWidth(text, size)).toBeGreaterThanOrEqual(narrow);
    expect(textWidth(text, size)).toBeLessThanOrEqual(wide);
  });

  it('does not count what stands above a letter', () => {
    expect(textWidth('opinión'.normalize('NFD'), 14)).toBe(textWidth('opinion', 14));
  });

  it('counts a vowel sign that stands beside its letter, as in Hindi', () => {
    expect(textWidth('का', 14)).toBeGreaterThan(textWidth('क', 14));
  });

  it('grows with every letter and with the size', () => {
    expect(textWidth('44', 14)).toBeGreaterThan(textWidth('4', 14));
    expect(textWidth('4', 28)).toBeGreaterThan(textWidth('4', 14));
    expect(textWidth('', 14)).toBe(0);
  });
});
