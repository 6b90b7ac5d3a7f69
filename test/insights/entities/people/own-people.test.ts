import { describe, expect, it } from 'vitest';
import { readWords } from '../../../../src/insights/entities/names/words.ts';
import { isReviewersOwn } from '../../../../src/insights/entities/people/own-people.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

/** Whether the first "Tom" in a text is one of the reviewer's own people. */
function isOwn(text: string): boolean {
  const words = readWords(readText(text));
  const at = words.findIndex(({ folded }) => folded === 'tom');
  return isReviewersOwn(words, at, at + 1);
}

describe('somebody of the reviewer’s own', () => {
  it.each([
    'my husband Tom was home',
    'My husband, Tom, was home',
    'my husband (Tom) was home',
    'my 9 year old son Tom',
    'our dear old neighbor Tom',
    'my brother in law Tom',
    'hubby Tom',
    'our boy Tom',
    'my cousins Ann, Joe and Tom',
    'a friend called Tom',
    'our dog is called Tom',
    'our dog, named Tom, barked',
    'my son’s name is Tom',
    'Tom, my brother-in-law, helped',
    'Tom (my neighbor)',
    'Tom, our neighbor from church, helped',
    'Tom was our landlord',
    'Tom the cat',
    'I am Tom',
    'I’m Tom',
    'Tom is my uncle',
    'my name is Tom',
    'Tom next door',
    'Tom across the street',
    'mi marido Tom salió contento',
    'Mi mujer, Tom, y yo',
    'mis hijos Ana, Leo y Tom',
    'mi hijo se llama Tom',
    'una amiga llamada Tom',
    'Tom, nuestro vecino, vino',
    'Tom es mi cuñado',
    'Me llamo Tom',
    'soy Tom',
  ])('is in "%s"', (text) => {
    expect(isOwn(text)).toBe(true);
  });

  it.each([
    'Tom',
    'my plumber Tom',
    'My husband and Tom talked',
    'My husband. Tom came',
    'my husband’s Tom',
    'his son Tom came',
    'I told my husband Tom would come',
    'My neighbor called Tom',
    'For my wife, Tom fixed it',
    'Tom, my wife says hi',
    'Tom, my neighbor’s plumber, came',
    'Thanks to Tom my house is warm',
    'I am Tom’s customer',
    'El doctor Tom me atendió',
    'mi dentista Tom',
    'una mujer llamada Tom',
    'Para mi mujer, Tom fue un encanto',
    'su hijo Tom nos atendió',
    'Mi marido y Tom hablaron',
  ])('is not in "%s"', (text) => {
    expect(isOwn(text)).toBe(false);
  });
});
