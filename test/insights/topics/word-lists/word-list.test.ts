import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { stemsOf } from '../../../../src/insights/topics/word-lists/word-list.ts';

it.each(['day', 'pump', 'try', 'valve'])('knows the stems of %s and of its forms', (word) => {
  expect(stemsOf(word)).toEqual(expect.arrayContaining([stemOf(word), stemOf(`${word}s`)]));
});
