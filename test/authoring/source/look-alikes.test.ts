import { describe, expect, it } from 'vitest';
import { isCurlyQuoted, lookAlikeHint, unseenName } from '../../../src/authoring/source/look-alikes.ts';

describe('isCurlyQuoted', () => {
  it.each(['“Foo”', '„Foo“', '”Foo”', '‘Ann’s Bakery’', '«\u00a0Foo\u00a0»', '“+1 555”'])('is true of %s', (text) => {
    expect(isCurlyQuoted(text)).toBe(true);
  });

  it.each(['Foo', '"Foo"', '“Foo” and “Bar”', 'the “Foo”', '’70s', '“', '‘Okina'])('is false of %s', (text) => {
    expect(isCurlyQuoted(text)).toBe(false);
  });
});

describe('lookAlikeHint', () => {
  it('tells of curly quotes around a value, and of what cannot be seen beside it', () => {
    expect(lookAlikeHint('“5”')).toBe('; curly quotes count as a part of the value: type straight quotes (") or none');
    expect(lookAlikeHint('\u00a05')).toBe('; a no-break space (U+00A0) is a part of it; delete that');
    expect(lookAlikeHint('5\u200b')).toBe('; an invisible character (U+200B) is a part of it; delete that');
  });

  it('is empty for any other value', () => {
    expect([5, undefined, ['“5”'], 'five', 'a\u00a0b'].map(lookAlikeHint)).toEqual(['', '', '', '', '']);
  });
});

it('a character that cannot be seen has a number', () => {
  expect(['\u00a0', '\u2009', '\ufeff'].map(unseenName)).toEqual([
    'a no-break space (U+00A0)',
    'an invisible character (U+2009)',
    'an invisible character (U+FEFF)',
  ]);
});
