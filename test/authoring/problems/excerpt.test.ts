import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/authoring/problems/excerpt.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

/** The line, and the caret below it. */
function shown(line: string, words: string): [string, string] {
  const { line: cut, indent, width } = excerptOf(line, line.indexOf(words) + 1, words.length);
  return [cut, ' '.repeat(indent) + '^'.repeat(width)];
}

describe('the excerpt of a line', () => {
  it('is all of a short one', () => {
    expect(shown('rating: 6', '6')).toEqual(['rating: 6', '        ^']);
  });

  it('is cut around the words in a long one', () => {
    const [line, caret] = shown(`${'before '.repeat(50)}WORDS${' behind'.repeat(50)}`, 'WORDS');
    expect(line).toMatch(/^….*…$/);
    expect(line.slice(caret.indexOf('^'), caret.length)).toBe('WORDS');
  });

  it('counts signs as wide as a terminal shows them', () => {
    expect(shown('漢字 🛁 e\u0301 \t6', '6')[1]).toBe(`${' '.repeat(12)}^`.slice(1));
  });

  it('is no wider than a terminal, whatever its signs', () => {
    const [line, caret] = shown(`${'漢'.repeat(100)}6${'字'.repeat(100)}`, '6');
    expect([line, caret]).toEqual([`…${'漢'.repeat(15)}6${'字'.repeat(22)}…`, `${' '.repeat(31)}^`]);
  });

  it('cuts no sign that is two code units long', () => {
    const { line } = excerptOf(`${'🛁'.repeat(60)}x${'🛁'.repeat(60)}`, 132, 1);
    expect(line).toMatch(/^…🛁+x🛁+…$/u);
  });

  it('turns no direction of writing', () => {
    expect(shown('a\u202eb\u2066c 6', '6')).toEqual(['a\uFFFDb\uFFFDc 6', '      ^']);
  });

  it('of any line is on one, without half of a character', () => {
    const any = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(any, fc.nat(300), fc.nat(40), (text, at, length) => {
        const { line, indent, width } = excerptOf(text, Math.min(at, text.length) + 1, length);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(indent).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
