import { expect, it } from 'vitest';
import { isCurlyQuoted, lookAlikeHint } from '../../../src/authoring/source/look-alikes.ts';

it('knows what is in curly quotes as a whole', () => {
  const quoted = ['“Foo”', '„Foo“', '”Foo”', '‘Ann’s Bakery’', '«\u00a0Foo\u00a0»', '“+1 555”'];
  expect(quoted.filter((text) => !isCurlyQuoted(text))).toEqual([]);
  const others = ['Foo', '"Foo"', '“Foo” and “Bar”', 'the “Foo”', '’70s', '“', '‘Okina'];
  expect(others.filter(isCurlyQuoted)).toEqual([]);
});

it.each([
  ['“5”', '; curly quotes count as a part of the value: type straight quotes (") or none'],
  ['\u00a05', '; a no-break space (U+00A0) is a part of it; delete that'],
  ['5\u200b', '; an invisible character (U+200B) is a part of it; delete that'],
  ['\ufeff5', '; an invisible character (U+FEFF) is a part of it; delete that'],
  ...[5, undefined, ['“5”'], 'five', 'a\u00a0b'].map((value): [unknown, string] => [value, '']),
])('hints at what cannot be seen in %j: %j', (value, hint) => {
  expect(lookAlikeHint(value)).toBe(hint);
});
