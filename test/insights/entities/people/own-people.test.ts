import { expect, it } from 'vitest';
import { readWords } from '../../../../src/insights/entities/names/words.ts';
import { isReviewersOwn } from '../../../../src/insights/entities/people/own-people.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

/** Whether the first "Tom" in a text is one of the reviewer's own people. */
function isOwn(text: string): boolean {
  const words = readWords(readText(text));
  const at = words.findIndex(({ folded }) => folded === 'tom');
  return isReviewersOwn(words, at, at + 1);
}

it.each([
  ['behind a relation', 'my husband Tom was home', 'My husband, Tom, was home', 'my husband (Tom) was home', 'hubby Tom'],
  ['behind one of several words', 'my 9 year old son Tom', 'our dear old neighbor Tom', 'my brother in law Tom', 'our boy Tom'],
  ['as the reviewer', 'I am Tom', 'I’m Tom', 'my name is Tom', 'Me llamo Tom', 'soy Tom'],
  ['in Spanish', 'mi marido Tom salió contento', 'Mi mujer, Tom, y yo'],
])('somebody is the reviewer’s own %s', (_, ...texts) => {
  expect(texts.filter((text) => !isOwn(text))).toEqual([]);
});

it.each([
  ['by himself', 'Tom', 'I am Tom’s customer', 'Thanks to Tom my house is warm'],
  ['where no relation is named', 'my plumber Tom', 'mi dentista Tom', 'El doctor Tom me atendió'],
  ['beside a relation', 'My husband and Tom talked', 'My husband. Tom came', 'my husband’s Tom', 'Mi marido y Tom hablaron'],
  ['where the relation is of another', 'his son Tom came', 'su hijo Tom nos atendió', 'Tom, my neighbor’s plumber, came'],
  ['where it is for a relation', 'For my wife, Tom fixed it', 'Tom, my wife says hi', 'Para mi mujer, Tom fue un encanto'],
])('nobody is the reviewer’s own %s', (_, ...texts) => {
  expect(texts.filter(isOwn)).toEqual([]);
});
