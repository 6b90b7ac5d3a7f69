import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, xmlText } from '../../../src/representations/text/xml-text.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { unescapeHtml } from '../../support/judges/html.ts';

describe('xmlText', () => {
  const special = fc.constantFrom(
    ...'\0\b\t\n\v\f\r\x1b\x1f \x7f\x85\x9f\ud7ff\ue000\ufffd\ufffe\uffff\u{10000}\u{1fffe}\u{10ffff}<&;]>a',
  );

  it('leaves exactly the characters of XML 1.0, production 2, with the line ends that an XML reader makes', () => {
    const isXml = (c: number) =>
      c === 9 || c === 10 || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(special, anyCharacter) }), (text) => {
        const kept = [...text].filter((character) => isXml(character.codePointAt(0) ?? 0) || character === '\r').join('');
        expect(xmlText(text)).toBe(kept.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
      }),
      { numRuns: 500 },
    );
  });

  it('replaces half a surrogate pair', () => {
    expect(xmlText('a\ud83d b\udc4d')).toBe('a\ufffd b\ufffd');
  });
});

describe('escapeHtml', () => {
  it('escapes what markup is made of', () => {
    expect(escapeHtml(`<a b="c">&amp; 'd'</a>`)).toBe(`&lt;a b=&quot;c&quot;&gt;&amp;amp; 'd'&lt;/a&gt;`);
  });

  it('reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('&', '<', '>', '"', "'", 'a', 'amp;', 'lt;', ']]>', '#38;') }), (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"]/);
        expect(unescapeHtml(escaped)).toBe(text);
      }),
    );
  });
});
