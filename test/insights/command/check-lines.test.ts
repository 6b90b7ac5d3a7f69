import { describe, expect, it } from 'vitest';
import { checkLines, faultLines } from '../../../src/insights/command/check-lines.ts';

async function* rawLines(texts: readonly string[]) {
  for (const [at, text] of texts.entries()) yield { number: at + 1, bytes: Buffer.from(text) };
}

const check = (texts: readonly string[]) => checkLines(rawLines(texts), () => 'not JSON');

describe('checkLines', () => {
  it('counts the reviews of a file without a mistake', async () => {
    const texts = ['{"id":"a","text":""}', '', '{"id":"b","text":"","language":"fr"}'];
    expect(await check(texts)).toEqual({ reviews: 2, faults: [], faultCount: 0, sample: [{ id: 'a', text: '' }] });
  });

  it('tells of an id that stands twice, and where it stood first, also where that line has a mistake', async () => {
    const { faults } = await check([
      '{"id":"a","text":1}',
      '{"id":"b","text":""}',
      '{"id":"a","text":""}',
      '{"id":"a","text":""}',
    ]);
    expect(faults).toEqual([
      { line: 1, message: '"text": is a number, not text; put it in quotes' },
      { line: 3, message: '"id": "a" is that of line 1 already; every review has its own' },
      { line: 4, message: '"id": "a" is that of line 1 already; every review has its own' },
    ]);
  });

  it('takes no empty or missing id for one that stands twice', async () => {
    expect((await check(['{"id":"","text":""}', '{"id":"","text":""}', '{"text":""}', '{"text":""}'])).faultCount).toBe(4);
  });

  it('keeps the first 20 mistakes and counts all', async () => {
    const { faults, faultCount } = await check(Array.from({ length: 32 }, () => '{'));
    expect(faults.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(faultCount).toBe(32);
  });
});

describe('faultLines', () => {
  const fault = { line: 3, message: '"rating": 7 is more than 5' };

  it('says where, what, and that nothing was done', () => {
    expect(faultLines('reviews.jsonl', { reviews: 9, faults: [fault], faultCount: 1, sample: [] })).toEqual([
      'reviews.jsonl:3: "rating": 7 is more than 5',
      '1 mistake in reviews.jsonl: nothing was written.',
    ]);
  });

  it('says how many it does not tell, and lets the name of a file move no cursor', () => {
    expect(faultLines('a\u001b[2J', { reviews: 9, faults: [fault], faultCount: 1235, sample: [] })).toEqual([
      'a\uFFFD[2J:3: "rating": 7 is more than 5',
      'and 1,234 more',
      '1,235 mistakes in a\uFFFD[2J: nothing was written.',
    ]);
  });
});
