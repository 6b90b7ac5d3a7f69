import { describe, expect, it } from 'vitest';
import { ownStretches } from '../../../../src/insights/entities/attribution/verdict-owners.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

/** Each stretch and its owners. The names are "Tom" and "Ann". */
function owned(text: string): string[] {
  const groups = [...text.matchAll(/Tom|Ann/g)].map(({ 0: key, index: start }) => ({ start, end: start + 3, keys: [key] }));
  return ownStretches(readText(text), groups).map(({ start, end, keys }) => `${text.slice(start, end)}: ${keys.join()}`);
}

describe('stretches', () => {
  it('before the first name are of who is named first', () => {
    expect(owned('Quick, tidy, Tom did it.')).toEqual(['Quick,: Tom', 'tidy,: Tom', 'Tom did it.: Tom']);
  });

  it('after the office are nobody’s until somebody is named', () => {
    expect(owned('Tom came, the office was slow, rude, Ann not.')).toEqual([
      'Tom came,: Tom',
      'the office was slow,: ',
      'rude,: ',
      'Ann not.: Ann',
    ]);
  });

  it('forget who was named after two sentences', () => {
    expect(owned('Tom came. He ran. He sat. He left.')).toEqual(['Tom came.: Tom', 'He ran.: Tom', 'He sat.: Tom', 'He left.: ']);
  });

  it('are of nobody where a sentence named two', () => {
    expect(owned('Tom came but Ann left. He ran.')).toEqual(['Tom came: Tom', 'but Ann left.: Ann', 'He ran.: ']);
  });

  it('are none without words', () => {
    expect(owned('')).toEqual([]);
  });
});
