import { expect, it } from 'vitest';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { es } from '../../../../src/editing/forms/words/es.ts';
import { inWordsOfForm, toldIn } from '../../../../src/editing/forms/words/field-words.ts';

it.each([
  [
    'review',
    '1st entry of technicians under mentions: "Kyle" is not a technician',
    'What it is about › People: "Kyle" is not a technician',
  ],
  ['faq', 'question in the 1st entry: is empty', 'Question: is empty'],
  ['notice', 'is longer than 300 characters; a longer text is a page', 'What it says: is longer than 300 characters'],
  [
    'page',
    'HTML is not allowed: <br>; end the line with two spaces instead',
    'What it says: HTML is not allowed: <br>; end the line with two spaces instead',
  ],
  ['page', 'title: is empty', 'Title: is empty'],
  ['review', 'unknown: is empty', 'unknown: is empty'],
  ['review', 'verification_date: is missing', 'Proof that this was a customer › Found out on: is missing'],
])('of %s: %s', (kind, message, words) => {
  expect(inWordsOfForm(en, kind, message)).toBe(words);
});

it('tells a message in the language of the forms, where that has words for it', () => {
  expect(inWordsOfForm(es, 'review', 'date under response: is missing; text is required')).toBe(
    'Respuesta pública › Respondida el: falta',
  );
  expect(toldIn(es, 'needs a date, stars, an author and a text')).toMatch(/^hacen falta/);
  expect(toldIn(es, 'is odd')).toBe('is odd');
  expect(toldIn(es, '"a is more than 5" is odd')).toBe('"a is more than 5" is odd');
  expect(toldIn(es, '"Paco" García is the name of the business; customers have to be able to trust reviews')).toMatch(
    /^"Paco" García es del negocio/,
  );
});
