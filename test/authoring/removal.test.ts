import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldBy, isShortNumber, otherSpelling, removalOf, removeAll, standIn } from '../../src/authoring/removal.ts';

describe('removeAll', () => {
  it.each([
    ['Call Tom, Tom Smith said', ['Tom'], 'Call [removed], [removed] Smith said'],
    ['Tom Smith', ['Tom', 'Tom Smith'], '[removed]'],
    ['a needle', ['e', 'removed'], 'a n[removed]dl[removed]'],
    ['xabcx', ['ab', 'bc'], 'x[removed]x'],
    ['aaaa', ['aa'], '[removed]'],
    ['SMITH, smith and Smiths', ['Smith'], '[removed], [removed] and [removed]s'],
    ['Al also called ÉMILE, émile', ['Al', 'Émile'], '[removed] also called [removed], [removed]'],
    ['12 Elm\nStreet, 12  ELM Street', ['12 Elm Street'], '[removed], [removed]'],
    ['(555) 0144-(555) 0144', ['(555) 0144'], '[removed]-[removed]'],
    ['a+b A+B', ['a+b'], '[removed] [removed]'],
    ['Jose\u0301', ['JOSE'], 'Jose\u0301'],
    ['ababa aba', ['aba'], '[removed] [removed]'],
    ['ſmith, \u1e9e and \u212a', ['Smith', 'ß', 'k'], '[removed], [removed] and [removed]'],
    ['nothing', [], 'nothing'],
    ['', ['a'], ''],
  ])('of %j takes %j', (text, strings, rest) => {
    expect(removeAll(text, strings.map(removalOf))).toBe(rest);
  });

  it('leaves none of the strings, and all else', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c') });
    const strings = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(letters, strings, (text, removed) => {
        const pieces = removeAll(text, removed.map(removalOf)).split('[removed]');
        for (const piece of pieces) for (const string of removed) expect(piece).not.toContain(string);
        expect(pieces.join('').replaceAll(/[ab]/g, '')).toBe(text.replaceAll(/[ab]/g, ''));
      }),
    );
  });

  it('looks through long texts for many strings at once', () => {
    const strings = Array.from({ length: 50 }, (_, n) => [
      'a '.repeat(99 - n) + n,
      'A '.repeat(99 - n),
      'a'.repeat(199 - n),
    ]).flat();
    const removals = strings.map(removalOf);
    expect(removeAll('a '.repeat(500_000), removals)).toBe('[removed] ');
    expect(removeAll('a'.repeat(1_000_000), removals)).toBe('[removed]');
  });
});

describe('standIn', () => {
  it('tells which strings could be removed', () => {
    const removals = ['smith', '12 Elm', 'Al', 'b\nc', 'one two'].map(removalOf);
    expect(standIn(['Smith, 12\nelm', 'also', 'b c', 'one', 'two'], removals)).toEqual([true, true, false, true, false]);
  });
});

describe('otherSpelling', () => {
  it('finds words in other characters, and not those that were removed', () => {
    const removals = ['Straße', 'removed'].map(removalOf);
    expect(otherSpelling('In der STRASSE', removals)?.string).toBe('Straße');
    expect(otherSpelling('[removed] strasse2', removals)).toBeUndefined();
  });
});

describe('heldBy', () => {
  it.each([
    ['Maria Gonzalez', '2026-01-01-maria-gonzalez'],
    ['María González', 'maria_gonzalez'],
    ['Maria Gonzalez', 'https://s.example/u/mariagonzalez2'],
    ['+1 555 010 0144', '/photos/15550100144.jpg'],
    ['555-010-0144', '/photos/15550100144.jpg'],
    ['Straße', 'STRASSE 5'],
    ['José', 'Jose\u0301'],
    ['Al', 'by-al'],
    ['14', 'Elm 14'],
  ])('finds %j in %j', (string, text) => {
    expect(heldBy(text, [removalOf('x'), removalOf(string)])?.string).toBe(string);
  });

  it.each([
    ['Al', 'Alice'],
    ['14', '2014'],
    ['***', ''],
    ['***', 'Tom'],
    ['Elm Street', 'Elm'],
  ])('does not find %j in %j', (string, text) => {
    expect(heldBy(text, [removalOf(string)])).toBeUndefined();
  });
});

it.each([
  ['14', true],
  ['01-44', true],
  ['01445', false],
  ['14a', false],
])('%j is a short number: %j', (string, isShort) => {
  expect(isShortNumber(removalOf(string))).toBe(isShort);
});
