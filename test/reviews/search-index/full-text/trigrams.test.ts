import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toByteString, toBytes } from '../../../../src/reviews/search-index/arrays/byte-string.ts';
import { createVocabulary } from '../../../../src/reviews/search-index/arrays/vocabulary.ts';
import { candidateWords, createTrigrams } from '../../../../src/reviews/search-index/full-text/trigrams.ts';

const text = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'é', '水', '😀'), maxLength }).map(toByteString);

const needle = text(4).filter((each) => each.length >= 3);

it('leaves out no word that contains the needle, and names none twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(text(8)), fc.array(needle, { minLength: 10, maxLength: 20 }), (given, needles) => {
      const words = given.sort();
      const trigrams = createTrigrams(createVocabulary(words));
      for (const each of needles) {
        const candidates = [...candidateWords(trigrams, toBytes(each))];
        expect(candidates).toEqual([...new Set(candidates)].sort((a, b) => a - b));
        const holders = [...words.keys()].filter((number) => words[number]?.includes(each));
        expect(holders.filter((number) => !candidates.includes(number))).toEqual([]);
      }
    }),
  );
});

it('goes by the rarest trigram', () => {
  const trigrams = createTrigrams(createVocabulary(['drain ', 'heater ', 'water ']));
  expect([...candidateWords(trigrams, Buffer.from('ater'))]).toEqual([1, 2]);
  expect([...candidateWords(trigrams, Buffer.from('heater'))]).toEqual([1]);
});
