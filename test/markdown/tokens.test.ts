import { expect, it } from 'vitest';
import { inlineTokensOf, isComment, placedTokens, plainText, tokensOf } from '../../src/markdown/tokens.ts';

it('tells where each part begins, at every depth', () => {
  const text = '# T\n\n- a\n- [b](/b)\n\n| h |\n| - |\n| [c](/c) |\n\n> q [d](/d)\n\n[b](/b)\n';
  const links = placedTokens(tokensOf(text), text).filter(({ token }) => token.type === 'link');
  const found = links.map(({ token, offset }) => text.slice(offset, offset + token.raw.length));
  expect(found).toEqual(['[b](/b)', '[c](/c)', '[d](/d)', '[b](/b)']);
  expect(links.map(({ offset }) => text.slice(0, offset).split('\n').length)).toEqual([4, 8, 10, 12]);
});

it('takes nothing behind a quotation for a part of it', () => {
  const text = '> q [a](/a)\n> q [b](/b)\n>\n> - [c](/c)\n\n- > q\n  >\n  > [d](/d)\n\n  Text.\n\n[e](/e)\n';
  const links = placedTokens(tokensOf(text), text).filter(({ token }) => token.type === 'link');
  expect(links.map(({ offset }) => text.slice(0, offset).split('\n').length)).toEqual([1, 2, 4, 8, 12]);
});

it('gives the words without marks, pictures and HTML', () => {
  const text = '**Closed** on [Sunday](/x)  \nand `always` <b>![p](/p.jpg) \\*';
  expect(plainText(inlineTokensOf(text))).toBe('Closed on Sunday and always *');
});

it.each([
  ['<!-- a note -->\n', true],
  ['  <!-- indented -->\n', true],
  ['<!-- a --> <b> -->', false],
  ['<!-- a', false],
  ['<b>', false],
])('%j is a comment: %s', (raw, is) => {
  expect(isComment({ raw })).toBe(is);
});
