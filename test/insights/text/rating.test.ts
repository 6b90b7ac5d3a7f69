import { describe, expect, it } from 'vitest';
import { ratingAt } from '../../../src/insights/text/rating.ts';

const at = (text: string, first = 0) => ratingAt(text.split(/[ /-]/), first, text);

describe('a rating in words', () => {
  it.each([
    ['5/5', 'positive', 2],
    ['4,5/5', 'positive', 2],
    ['11/10', 'positive', 2],
    ['3/5', 'neutral', 2],
    ['5/10 and', 'neutral', 2],
    ['2/5 stars', 'negative', 3],
    ['2 out of 5', 'negative', 4],
    ['1 star', 'negative', 2],
    ['4 estrellas', 'positive', 2],
    ['★ ★ ★ ★', 'positive', 4],
    ['⭐️ ⭐️', 'negative', 2],
  ])('%s is %s', (text, sentiment, last) => {
    expect(at(text)).toEqual({ sentiment, last });
  });

  it('may begin at any word', () => {
    expect(at('price 1/5', 1)).toEqual({ sentiment: 'negative', last: 3 });
  });

  it.each(['5', '3 visits', '2/12', '12/10', '2/5/10', '9-5', '2 5', '12 stars', '⭐', 'five', ''])('is not %j', (text) => {
    expect(at(text)).toBeUndefined();
  });
});
