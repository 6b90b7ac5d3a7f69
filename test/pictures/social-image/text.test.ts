import { expect, it } from 'vitest';
import { type Look, textLine, widthOf } from '../../../src/pictures/social-image/text.ts';
import { fonts } from '../../support/programs/fonts.ts';

const width = (text: string, look: Partial<Look> = {}) => widthOf(text, { size: 100, ...look }, fonts);

it('writes the characters of markup as text', () => {
  expect(textLine('<b> & "c"\u0000', 10, 50, { size: 100 })).toBe(
    '<text x="10" y="86.4" font-family="Inter" font-size="100" font-weight="500" fill="#000">&lt;b&gt; &amp; &quot;c&quot;</text>',
  );
});

it('measures what the renderer sets, with its kerning', () => {
  expect(width('AVAVAV')).toBeLessThan(3 * width('A') + 3 * width('V'));
  expect(width('AVATAR', { size: 50 })).toBeCloseTo(width('AVATAR') / 2, 1);
  expect(width('AVATAR', { isRightAligned: true })).toBe(width('AVATAR'));
});

it('knows that bold is wider and tight is narrower', () => {
  expect(width('Alder', { bold: true })).toBeGreaterThan(width('Alder'));
  expect(width('Alder') - width('Alder', { spacing: -0.025 })).toBeCloseTo(4 * 2.5, 1);
});
