import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, xmlText } from '../../../src/representations/text/xml-text.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

describe('xmlText', () => {
  it.each([
    ['keeps plain text', 'Café 👍 \t\n', 'Café 👍 \t\n'],
    ['keeps what markup is made of', '<b>&amp;]]>', '<b>&amp;]]>'],
    ['drops control characters', 'a\0b\u0008c\u000bd\u001be', 'abcde'],
    ['keeps the control characters that XML has', '\u007f\u0085\u009f', '\u007f\u0085\u009f'],
    [
      'drops U+FFFE and U+FFFF, but no other last of a plane',
      '\ufffe\uffff\ufffd\u{1fffe}\u{10ffff}',
      '\ufffd\u{1fffe}\u{10ffff}',
    ],
    ['replaces half a surrogate pair', 'a\ud83d b\udc4d', 'a\ufffd b\ufffd'],
    ['ends lines as an XML reader does', 'a\r\nb\rc\n\r\nd', 'a\nb\nc\n\nd'],
    ['makes nothing of nothing', '', ''],
  ])('%s', (_name, text, expected) => {
    expect(xmlText(text)).toBe(expected);
  });

  it('leaves exactly the characters of XML 1.0, production 2', () => {
    const isXml = (c: number) =>
      c === 9 || c === 10 || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const kept = [...text].filter((character) => isXml(character.codePointAt(0) ?? 0) || character === '\r').join('');
        expect(xmlText(text)).toBe(kept.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
      }),
      { numRuns: 500 },
    );
  });
});

describe('escapeHtml', () => {
  it('escapes what markup is made of', () => {
    expect(escapeHtml(`<a b="c">&amp; 'd'</a>`)).toBe(`&lt;a b=&quot;c&quot;&gt;&amp;amp; 'd'&lt;/a&gt;`);
  });

  it('leaves out what no XML may hold', () => {
    expect(escapeHtml('a\0<\ud83d')).toBe('a&lt;\ufffd');
  });
});
