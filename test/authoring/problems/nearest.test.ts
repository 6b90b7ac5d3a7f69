import { describe, expect, it } from 'vitest';
import { nearest, suggestion } from '../../../src/authoring/problems/nearest.ts';

describe('nearest', () => {
  it.each([
    ['titel', ['text', 'title'], 'title'],
    ['DATE', ['rating', 'date'], 'date'],
    ['aab', ['aac', 'aad'], 'aac'],
  ])('takes %s for the name with the fewest changes', (word, names, near) => {
    expect(nearest(word, names)).toBe(near);
  });

  it.each([
    ['name', ['date']],
    ['', ['id']],
    ['x'.repeat(1_000_000), ['id', 'text']],
  ])('finds nothing near enough to %.20s', (word, names) => {
    expect(nearest(word, names)).toBeUndefined();
  });
});

describe('suggestion', () => {
  it('says what was meant and what is allowed', () => {
    expect(suggestion('b', ['a'], 'known')).toBe(' (known: a)');
    expect(suggestion('ratng', ['rating'], 'known')).toBe('; did you mean rating? (known: rating)');
  });

  it('prefers what begins with the word to what has fewer changes', () => {
    const ids = ['2026-06-11-mar', '2026-11-07-iker-etxeberria'];
    expect(suggestion('2026-11-07-Iker', ids)).toBe('; did you mean 2026-11-07-iker-etxeberria?');
    expect(suggestion('20', ids)).toBe('');
  });

  it('lists no names without a label, and not a great many', () => {
    expect(suggestion('ratng', ['rating'])).toBe('; did you mean rating?');
    expect(suggestion('ratng', Array(100).fill('rating'), 'known')).toBe('; did you mean rating?');
  });
});
