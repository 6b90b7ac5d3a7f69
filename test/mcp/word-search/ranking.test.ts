import { describe, expect, it } from 'vitest';
import { createRanking, MOST_REVIEWS } from '../../../src/mcp/word-search/ranking.ts';
import { createTermReader } from '../../../src/mcp/word-search/terms.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const { business } = sampleSite().catalog;
const readTerms = createTermReader();

/** Ranks `size` reviews with these texts, and returns which rows were read. */
function rank(size: number, textOf: (row: number) => string) {
  const read: number[] = [];
  const review = (row: number) => {
    read.push(row);
    return { ...authoredReview({ id: `r${row}`, text: textOf(row) }), url: 'https://example.com/' };
  };
  return { ranking: createRanking({ business, index: { size }, review }, readTerms), read };
}

it('reads the newest 10,000 of more reviews, and lets others go on meanwhile', async () => {
  let turns = 0;
  const counting = setInterval(() => turns++, 0);
  const { ranking, read } = rank(MOST_REVIEWS + 10, (row) => (row < MOST_REVIEWS ? 'water' : 'zebra'));
  const { find } = await ranking;
  clearInterval(counting);
  expect(read).toEqual(Array.from({ length: MOST_REVIEWS }, (_, row) => row));
  expect(turns).toBeGreaterThan(5);
  expect(find(['zebra']).rows).toEqual([]);
  expect(find(['water']).rows).toHaveLength(MOST_REVIEWS);
});

describe('terms', async () => {
  const { find } = await rank(4, (row) => ['A cat.', 'A dog.', 'A cat and a dog.', 'A cat.'][row] ?? '').ranking;

  it('find the rows that have most of them first, and of equals the newest', () => {
    const { rows } = find(['cat', 'dog']);
    expect(rows[0]).toMatchObject({ row: 2, has: expect.arrayContaining(['cat', 'dog']) });
    expect(rows.map(({ row }) => row).filter((row) => row === 0 || row === 3)).toEqual([0, 3]);
  });

  it('that stand nowhere are known as such, facts never', () => {
    const { isUnknown } = find(['zebra', 'rating=1']);
    expect(['zebra', 'cat', 'rating=1'].map(isUnknown)).toEqual([true, false, false]);
  });

  it('may be so common that only the rarest is looked for', async () => {
    const { ranking } = rank(6000, (row) => (row === 5 ? 'cat dog bird' : 'cat dog'));
    expect((await ranking).find(['cat', 'dog', 'bird']).terms).toEqual(['bird', 'cat']);
  });
});

it('finds a Korean word with whatever is written to it', async () => {
  const texts = ['원장님이 친절하시고', '친절이 최고', '불친절', '친절'];
  const { find } = await rank(texts.length, (row) => texts[row] ?? '').ranking;
  const rows = find(readTerms('친절')).rows.map(({ row }) => row);
  expect(rows[0]).toBe(3);
  expect(rows.toSorted()).toEqual([0, 1, 3]);
});
