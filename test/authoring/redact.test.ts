import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactTexts, removeAll } from '../../src/authoring/redact.ts';

describe('removeAll', () => {
  it.each([
    ['Call Tom, Tom Smith said', ['Tom'], 'Call [removed], [removed] Smith said'],
    ['Tom Smith', ['Tom', 'Tom Smith'], '[removed]'],
    ['a needle', ['e', 'removed'], 'a n[removed][removed]dl[removed]'],
    ['xabcx', ['ab', 'bc'], 'x[removed]x'],
    ['aaaa', ['aa'], '[removed]'],
    ['nothing', [], 'nothing'],
    ['', ['a'], ''],
  ])('of %j takes %j', (text, strings, rest) => {
    expect(removeAll(text, strings)).toBe(rest);
  });

  it('leaves none of the strings, and all else', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c') });
    const strings = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(letters, strings, (text, removed) => {
        const pieces = removeAll(text, removed).split('[removed]');
        for (const piece of pieces) for (const string of removed) expect(piece).not.toContain(string);
        expect(pieces.join('').replaceAll(/[ab]/g, '')).toBe(text.replaceAll(/[ab]/g, ''));
      }),
    );
  });
});

describe('redactTexts', () => {
  it('covers title, text and answer', () => {
    const texts = { title: 'Tom!', text: 'Tom came', response: { date: '2026-03-14', text: 'Thanks from Tom' } };
    expect(redactTexts(texts, ['Tom'])).toEqual({
      value: { title: '[removed]!', text: '[removed] came', response: { date: '2026-03-14', text: 'Thanks from [removed]' } },
      issues: [],
    });
  });

  it('tells a string that stands nowhere', () => {
    const { issues } = redactTexts({ text: 'Tom came' }, ['Tom', 'tom']);
    expect(issues).toEqual([
      {
        path: ['redact', 1],
        code: 'not_found',
        message: '"tom" stands neither in title nor in text nor in response.text; it must be written exactly as there',
      },
    ]);
  });
});
