import { describe, expect, it } from 'vitest';
import { analyseLines, summaryOf, type Tally } from '../../../src/insights/command/analyse-lines.ts';
import { createEngine } from '../../../src/insights/engine.ts';
import { readLearned } from '../../../src/insights/learned.ts';

const engineFor = () => createEngine(readLearned());

async function* rawLines(texts: readonly string[]) {
  for (const [at, text] of texts.entries()) yield { number: at + 1, bytes: Buffer.from(text) };
}

async function analyse(texts: readonly string[]) {
  const tallies: Tally[] = [];
  const onReview = (tally: Tally) => void tallies.push(tally);
  const lines = await Array.fromAsync(
    analyseLines(rawLines(texts), { engineFor, stars: true, explain: () => 'not JSON', onReview }),
  );
  return { lines, tallies };
}

describe('analyseLines', () => {
  it('gives a line for each review in their order, and tells how far it is', async () => {
    const { lines, tallies } = await analyse([
      '{"id":"b","text":"They came on time."}',
      '',
      '{"id":"a","text":"Alles gut.","language":"de"}',
    ]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { id: 'b', aspects: [{ aspect: 'punctuality', sentiment: 'positive', quote: 'They came on time', start: 0, end: 17 }] },
      { id: 'a', aspects: [], not_analysed: true },
    ]);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(tallies).toEqual([
      { reviews: 1, mentions: 1, notAnalysed: 0 },
      { reviews: 2, mentions: 1, notAnalysed: 1 },
    ]);
  });

  it('ends where a line has got a mistake since they were checked', async () => {
    expect((await analyse(['{"id":"a","text":""}', '{"id":', '{"id":"b","text":""}'])).lines).toHaveLength(1);
  });

  it('gives nothing for nothing', async () => {
    expect(await analyse([])).toEqual({ lines: [], tallies: [] });
  });
});

describe('summaryOf', () => {
  it.each([
    [
      { reviews: 1234, mentions: 2345, notAnalysed: 12 },
      0.4,
      '1,234 reviews, 2,345 mentions, 12 not analysed, 0.4 s (3,085 reviews/s)',
    ],
    [{ reviews: 1, mentions: 1, notAnalysed: 0 }, 0.04, '1 review, 1 mention, 0 not analysed, 0.0 s (25 reviews/s)'],
    [{ reviews: 0, mentions: 0, notAnalysed: 0 }, 0, '0 reviews, 0 mentions, 0 not analysed, 0.0 s (0 reviews/s)'],
  ])('says %j in %d s', (tally, seconds, line) => {
    expect(summaryOf(tally, seconds)).toBe(line);
  });
});
