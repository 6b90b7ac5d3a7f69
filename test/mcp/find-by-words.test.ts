import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByWords } from '../../src/mcp/find-by-words.ts';
import { foldText } from '../../src/reviews/text-match.ts';
import { sourceOf } from '../support/mcp.ts';
import { authoredReview } from '../support/sample-site.ts';

/** The newest first. */
const TEXTS = [
  'The water heaters were cold.',
  'A new boiler, and no water at all.',
  'Dana fixed the drain, the boiler and the water heater.',
  'In der Straße war es voll; in der STRASSE!',
  'Oui, l’eau chaude est revenue',
  'They came in time.',
];

const source = sourceOf({
  business: {
    technicians: [{ name: 'Łukasz Großmann' }, { name: 'Marisol Vega' }],
    services: [
      { id: 'ac-repair', name: 'Air conditioning' },
      { id: 'drains', name: 'Drain cleaning' },
    ],
  },
  reviews: TEXTS.map((text, n) =>
    authoredReview({
      id: `review-${n}`,
      date: `2026-01-0${9 - n}`,
      text,
      mentions: { technicians: n === 5 ? ['Łukasz Großmann'] : [], services: n === 3 ? ['ac-repair'] : [] },
    }),
  ),
});

function find(question: string, limit = 20): readonly number[] {
  return findByWords(question, source, limit);
}

describe('a question', () => {
  it.each([
    ['that stands in a text', 'water heater', [0, 2]],
    ['with space around it', '  water heater\n', [0, 2]],
    ['in other letters', 'WATER HEATER', [0, 2]],
    ['compared as search compares', 'strasse', [3]],
    ['of one short word that stands in a text', 'at', [0, 1, 2]],
  ])('%s finds the texts that hold it as it is', (_, question, rows) => {
    expect(find(question)).toEqual(rows);
  });

  it.each([
    ['the texts that hold most of its words', 'heater, boiler or water?', [2, 0, 1]],
    ['first what is rare', 'water drain cold new', [0, 1, 2]],
    ['the newest first among equals', 'boiler xylophone', [1, 2]],
    ['each word once, however often it is said', 'boiler boiler Boiler cold', [0, 1, 2]],
    ['whatever signs stand between', '¿drain/cold?', [0, 2]],
    ['one of what it asks for in the plural', 'boilers and drains', [2, 1]],
    ['words of other scripts', 'straße cold', [0, 3]],
    ['words with an apostrophe', 'cold l’eau', [0, 4]],
    ['what mentions the service that it names, although the text does not', 'good AIR CONDITIONING work', [3]],
    ['what mentions the technician that it names', 'is Łukasz Großmann reliable', [5]],
    ['the technician also by the first name', 'is łukasz reliable', [5]],
  ])('that stands in no text finds %s', (_, question, rows) => {
    const found = find(question);
    expect(found.slice(0, rows.length)).toEqual(rows);
    expect(found.length).toBeLessThan(TEXTS.length);
  });

  it.each([['xylophone zebra'], ['?!? …'], ['zz qq'], ['\ud83d']])('finds nothing: %j', (question) => {
    expect(find(question)).toEqual([]);
  });

  it.each([[''], ['   ']])('that is empty gives the newest: %j', (question) => {
    expect(find(question, 3)).toEqual([0, 1, 2]);
  });

  it('gives no more than is asked for, the best of them', () => {
    expect(find('heater, boiler or water?', 1)).toEqual([2]);
    expect(find('water heater', 1)).toEqual([0]);
  });

  it('counts by its first words where it has very many', () => {
    const others = Array.from({ length: 12 }, (_, n) => `other${n}`).join(' ');
    expect(find(`${others} drain`)).toEqual([]);
    expect(find(`drain ${others}`)).toEqual([2]);
  });
});

it('puts a text that holds more of the words before one that holds less, and the newer of equals first', () => {
  const words = ['water', 'heater', 'boiler', 'cold', 'drain', 'new', 'fixed', 'xylophone'];
  const question = fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(question, (asked) => {
      const held = (row: number) => asked.filter((word) => foldText(TEXTS[row] ?? '').includes(` ${word}`));
      const text = asked.join(' ');
      fc.pre(!TEXTS.some((each) => foldText(each).includes(text)));
      const found = find(text);
      expect([...found].sort()).toEqual([...TEXTS.keys()].filter((row) => held(row).length > 0));
      for (const [place, row] of found.entries()) {
        for (const later of found.slice(place + 1)) {
          const isContained = held(row).every((word) => held(later).includes(word));
          if (isContained) expect([held(row), row < later]).toEqual([held(later), true]);
        }
      }
    }),
  );
});
