import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  heldByAddress,
  heldByName,
  markIn,
  otherSpelling,
  removalOf,
  removeAll,
  standIn,
  withStandardMark,
} from '../../../src/authoring/reviews/removal.ts';
import { SHIPPED } from '../../../src/locales/locale.ts';

it.each([
  ['Call Tom, Tom Smith said', ['Tom'], 'Call [removed], [removed] Smith said'],
  ['Tom Smith', ['Tom', 'Tom Smith'], '[removed]'],
  ['a needle', ['e', 'dle'], 'a needle'],
  ['xabcdefx', ['abcde', 'bcdef'], 'x[removed]x'],
  ['aaaaaaaa', ['aaaaa'], '[removed]'],
  ['At 12 Elm it cost $120 in 2012.', ['12'], 'At [removed] Elm it cost $120 in 2012.'],
  ['Apt 4 and Apt 42', ['Apt 4'], '[removed] and Apt 42'],
  ['Call 5550100144 or 15550100144', ['5550100144'], 'Call [removed] or 15550100144'],
  ['田中さん', ['田中'], '[removed]さん'],
  ['SMITH, smith and Smiths', ['Smith'], '[removed], [removed] and [removed]s'],
  ['Al also called ÉMILE, émile', ['Al', 'Émile'], '[removed] also called [removed], [removed]'],
  ['12 Elm\nStreet, 12  ELM Street', ['12 Elm Street'], '[removed], [removed]'],
  ['(555) 0144-(555) 0144', ['(555) 0144'], '[removed]-[removed]'],
  ['a+b A+B', ['a+b'], '[removed] [removed]'],
  ['Jose\u0301', ['JOSE'], 'Jose\u0301'],
  ['ababababa ababa', ['ababa'], '[removed] [removed]'],
  ['ſmith, \u1e9e and \u212a', ['Smith', 'ß', 'k'], '[removed], [removed] and [removed]'],
  ['nothing', [], 'nothing'],
  ['a***b', ['***'], 'a[removed]b'],
  ['', ['a'], ''],
])('of %j takes %j', (text, strings, rest) => {
  expect(removeAll(text, strings.map(removalOf))).toBe(rest);
});

it('marks the place in the language of the review', () => {
  const marks = ['es-MX', 'ar', 'eo', undefined].map(markIn);
  expect(marks).toEqual(['[eliminado]', '[محذوف]', '[removed]', '[removed]']);
  expect(removeAll('Llame a Tom', [removalOf('Tom')], markIn('es'))).toBe('Llame a [eliminado]');
  expect(otherSpelling('Llame a [eliminado]', [removalOf('eliminado')], markIn('es'))).toBeUndefined();
  expect(withStandardMark(marks.join(' '))).toBe('[removed] [removed] [removed] [removed]');
});

it.each(Object.entries(SHIPPED))('leaves the mark that the policy names in the language %s', (language, { policy }) => {
  expect(policy.removed).toContain(markIn(language));
});

it('leaves none of the strings, and all else', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 60 });
  const strings = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 5, maxLength: 7 }));
  fc.assert(
    fc.property(letters, strings, (text, removed) => {
      const pieces = removeAll(text, removed.map(removalOf)).split('[removed]');
      for (const piece of pieces) for (const string of removed) expect(piece).not.toContain(string);
      expect(pieces.join('').replaceAll(/[ab]/g, '')).toBe(text.replaceAll(/[ab]/g, ''));
    }),
  );
});

it('looks through long texts for many strings at once', () => {
  const lengths = Array.from({ length: 50 }, (_, n) => n);
  const strings = lengths.flatMap((n) => ['a '.repeat(99 - n) + n, 'A '.repeat(99 - n), 'a'.repeat(199 - n)]);
  const removals = strings.map(removalOf);
  expect(removeAll('a '.repeat(50_000), removals)).toBe('[removed] ');
  expect(removeAll('a'.repeat(100_000), removals)).toBe('[removed]');
});

it('standIn tells which strings could be removed', () => {
  const removals = ['smith', '12 Elm', 'Al', 'b\nc', 'one two'].map(removalOf);
  expect(standIn(['Smith, 12\nelm', 'also', 'b c', 'one', 'two'], removals)).toEqual([true, true, false, true, false]);
});

it('otherSpelling finds words in other characters, and not those that were removed', () => {
  const removals = ['Straße', 'removed'].map(removalOf);
  expect(otherSpelling('In der STRASSE', removals)?.string).toBe('Straße');
  expect(otherSpelling('[removed] strasse2', removals)).toBeUndefined();
});

it.each([
  ['Straße', 'STRASSE 5', true],
  ['José', 'Jose\u0301', true],
  ['Al', 'By Al', true],
  ['María González', 'Maria-Gonzalez', true],
  ['14', 'Elm 14', true],
  ['Al', 'Alice', false],
  ['Green', 'Maria Greenwood', false],
  ['Elm St', 'Wilhelm Stein', false],
  ['Ann Lee', 'Joann Leeds', false],
  ['***', '', false],
  ['***', 'Tom', false],
  ['Elm Street', 'Elm', false],
])('a name holds %j: %j, %j', (string, text, isHeld) => {
  expect(heldByName(text, [removalOf('x'), removalOf(string)])?.string).toBe(isHeld ? string : undefined);
});

it.each([
  ['Maria Gonzalez', '-maria-gonzalez', true],
  ['María González', 'maria_gonzalez', true],
  ['Œuvrard', '2026-08-15-noel-oeuvrard', true],
  ['Maria Gonzalez', 'https://s.example/u/mariagonzalez2', true],
  ['Ann Lee', 'https://s.example/u/annlee', true],
  ['+1 555 010 0144', '/photos/15550100144.jpg', true],
  ['555-010-0144', '/photos/15550100144.jpg', true],
  ['Al', '-by-al', true],
  ['Al', '-alice', false],
  ['Green', '-maria-greenwood', false],
  ['53999', 'https://g.page/r/1453999812/review', false],
  ['Ann Lee', '-joannleeds', false],
  ['***', '-tom', false],
])('an address holds %j: %j, %j', (string, text, isHeld) => {
  expect(heldByAddress(text, [removalOf('x'), removalOf(string)])?.string).toBe(isHeld ? string : undefined);
});
