import { expect, it } from 'vitest';
import { createWording, ENGLISH_WORDS } from '../../../src/insights/topics/wording.ts';
import { readingsOf } from '../../support/content/reading/reading.ts';

function said(text: string) {
  const readings = readingsOf([text]);
  return createWording(readings, ENGLISH_WORDS)({ first: 0, last: readings.wordAt.length });
}

it.each([
  ['positive', 'the fabric is soft and lovely'],
  ['positive', 'no problem with the pump'],
  ['negative', 'the pizza was soggy'],
  ['negative', 'the pizza was not great'],
  ['negative', "they didn't have a good menu"],
  ['negative', 'the sleeves were too long'],
  ['positive', 'the ribs are simply too delicious'],
  ['positive', 'I would recommend the ribs'],
  ['neutral', 'great burgers at terrible prices'],
  [undefined, 'we had the burger'],
  [undefined, 'it would be nice to have a menu'],
  [undefined, 'a kind of pizza, and a salad too'],
  [undefined, ''],
  // Only what follows soon is turned.
  ['positive', 'not only was the burger there a really great one'],
])('finds %s in words beside a term', (verdict, text) => {
  expect(said(text)).toBe(verdict);
});

it('looks at the stretch alone', () => {
  const readings = readingsOf(['Soggy pizza, good salad.']);
  expect(createWording(readings, ENGLISH_WORDS)({ first: 3, last: 5 })).toBe('positive');
});
