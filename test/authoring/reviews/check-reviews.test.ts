import { describe, expect, it } from 'vitest';
import { formatProblem, START } from '../../../src/authoring/problems/problem.ts';
import { checkReviews } from '../../../src/authoring/reviews/check-reviews.ts';
import { readReviews } from '../../../src/authoring/reviews/read-reviews.ts';
import { type Source, textAt } from '../../../src/authoring/source/source.ts';

const NOTHING_KNOWN = { known: undefined, photos: undefined };

function markdown(name: string): readonly Source[] {
  const fields = 'date: 2026-03-14\nrating: 5\nauthor: M\nverification: { method: booking, date: 2026-03-14 }\n';
  return readReviews({ file: `reviews/${name}.md`, text: `---\n${fields}---\nT\n` }).found;
}

function csv(...ids: string[]): readonly Source[] {
  return readReviews({
    file: 'reviews.csv',
    text: `id,date,rating,author,text\n${ids.map((id) => `${id},2026-03-14,4,M,T\n`).join('')}`,
  }).found;
}

function jsonl(...ids: string[]): readonly Source[] {
  const lines = ids.map((id) => JSON.stringify({ id, date: '2026-03-14', rating: 3, author: 'M', text: 'T' }));
  return readReviews({ file: 'reviews.jsonl', text: lines.join('\n') }).found;
}

describe('reviews of all files', () => {
  it('are published, wait for a verification, or are faulty', () => {
    const faulty = jsonl('E');
    const sources = [...markdown('a'), ...csv('b', 'c'), ...jsonl('d'), ...faulty];
    const { drafts, published, stateOf, problems } = checkReviews(sources, NOTHING_KNOWN);
    expect(problems.map(formatProblem)).toEqual([
      'reviews.jsonl:1:7  id: "E" is not an id; allowed are a-z, 0-9 and hyphens, the first no hyphen',
    ]);
    expect(published.map(({ id }) => id)).toEqual(['a']);
    expect(drafts.map(({ source }) => textAt(source.value, 'id'))).toEqual(['a', 'b', 'c', 'd']);
    expect(Object.fromEntries(stateOf)).toEqual({ a: 'published', b: 'waiting', c: 'waiting', d: 'waiting', E: 'faulty' });
  });

  it('must not share an id', () => {
    const sources = [...markdown('a'), ...csv('b', 'b', 'a'), ...jsonl('c', 'b')];
    const { drafts, problems } = checkReviews(sources, NOTHING_KNOWN);
    expect(drafts.map(({ source }) => sources.indexOf(source))).toEqual([0, 1, 4]);
    expect(problems.map(formatProblem)).toEqual([
      'reviews.csv:3:1  id: "b" is already the id of the review at reviews.csv:2',
      'reviews.csv:4:1  id: "a" is already the id of the review at reviews/a.md:1',
      'reviews.jsonl:2:7  id: "b" is already the id of the review at reviews.csv:2',
    ]);
  });

  it('must not share an id but for its case', () => {
    const { problems } = checkReviews([...markdown('a'), ...csv('A')], NOTHING_KNOWN);
    expect(problems.map(formatProblem)).toEqual([
      'reviews.csv:2:1  id: "A" is already the id of the review at reviews/a.md:1',
      'reviews.csv:2:1  id: "A" is not an id; allowed are a-z, 0-9 and hyphens, the first no hyphen',
    ]);
  });
});

it('tells every mistake of a review, however many', () => {
  const value = { mentions: { technicians: Array(150_000).fill('\0') } };
  const source: Source = { file: 'a.json', value, nameOf: () => '', locator: () => () => START };
  expect(checkReviews([source], NOTHING_KNOWN).problems.length).toBeGreaterThan(150_000);
});
