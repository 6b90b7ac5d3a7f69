import { expect, it } from 'vitest';
import { warnOfCurlyQuotes } from '../../../src/editing/warnings/curly-quotes.ts';

it('a text between curly quotes has a warning, wherever it stands', () => {
  const business = { name: '“Foo”', technicians: [{ name: 'Dana', aliases: ['D', '‘Dee’'] }], geo: { latitude: 5 }, email: null };
  expect(warnOfCurlyQuotes(business)).toEqual([
    {
      kind: 'curly-quotes',
      path: ['name'],
      message: '“Foo” would be published with its curly quotes',
      fix: 'type straight quotes (") or none',
    },
    expect.objectContaining({ path: ['technicians', 0, 'aliases', 1] }),
  ]);
});

it('a text with curly quotes in it has none', () => {
  expect(warnOfCurlyQuotes({ name: 'The “Foo”', description: '“Foo” and “Bar”', title: "Ann's ’70s" })).toEqual([]);
});
