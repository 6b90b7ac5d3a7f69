import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMarks } from '../../../../src/browser/review-search/results/find-marks.ts';
import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';

/** The text, with its marks in brackets. */
function show(text: string, words: string): string {
  const marks = findMarks(text, words);
  const cut = [...marks].reverse();
  return cut.reduce((left, { start, end }) => `${left.slice(0, start)}[${left.slice(start, end)}]${left.slice(end)}`, text);
}

it.each([
  ['Hot water. Not HOT enough, hotel.', 'hot', '[Hot] water. Not [HOT] enough, [hot]el.'],
  ['Hot water', 't w', 'Ho[t w]ater'],
  ['aaaa', 'aa', '[aa][aa]'],
  ['In der Straße am Fluss', 'STRASSE', 'In der [Straße] am Fluss'],
  ['Die Straße … am Fluss', 'am fluss', 'Die Straße … [am Fluss]'],
  ['Die Straße … am Fluss', 'ssE ...', 'Die Stra[ße …] am Fluss'],
  ['İstanbul', 'stan', 'İ[stan]bul'],
  ['Café, cafe\u0301', 'CAFÉ', '[Café], [cafe\u0301]'],
  ['so 😀 good', '😀', 'so [😀] good'],
  // What a program leaves that cannot store the emoji before it.
  ['\ufe0f Hot', 'hot', '\ufe0f [Hot]'],
  ['nothing', 'xyz', 'nothing'],
  ['nothing', '', 'nothing'],
  ['', 'a', ''],
  // Half of a letter cannot be marked.
  ['Straße', 'stras', 'Straße'],
  ['ﬁx', 'i', 'ﬁx'],
  ['ﬁx', 'FI', '[ﬁ]x'],
  ['x\u0302', 'x', 'x\u0302'],
  // The three parts of a Korean syllable are one character.
  ['ok \u1112\u1161\u11ab', 'ok', 'ok \u1112\u1161\u11ab'],
])('in %j finds %j', (text, words, shown) => {
  expect(show(text, words)).toBe(shown);
});

it('marks nothing but what equals the words, from the first to the last letter', () => {
  const unit = fc.constantFrom(...'aAbß  İıſﬁΣςe\u0301\u0307…ǰ'.split(''), '😀', '\ud83d');
  const text = fc.string({ unit, maxLength: 20 });
  const needle = fc.string({ unit, minLength: 1, maxLength: 2 });
  let count = 0;
  fc.assert(
    fc.property(text, needle, (given, words) => {
      const marks = findMarks(given, words);
      count += marks.length;
      for (const [at, { start, end }] of marks.entries()) {
        expect(foldText(given.slice(start, end))).toBe(foldText(words));
        expect(start).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0);
      }
      expect(marks.length > 0 && !foldText(given).includes(foldText(words))).toBe(false);
    }),
    { numRuns: 2000 },
  );
  expect(count).toBeGreaterThan(200);
});

it('misses nothing in a text that folding leaves as long as it is', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aAbB ,é水'), maxLength: 30 });
  fc.assert(
    fc.property(text, fc.constantFrom('a', 'AB', 'b ', 'é', 'a,'), (given, words) => {
      expect(findMarks(given, words)).toHaveLength(given.toLowerCase().split(words.toLowerCase()).length - 1);
    }),
  );
});
