import { expect, it } from 'vitest';
import { makeRecords } from '../../../../../scripts/development/bench/content/records.ts';
import { checkAnswers, createOracle } from '../../../../../scripts/development/bench/search/oracle.ts';
import { makeTasks } from '../../../../../scripts/development/bench/search/questions.ts';
import { reviewSchema } from '../../../../../src/reviews/schemas/review.ts';
import { startLoopbackServer } from '../../../../support/network/loopback-server.ts';

const reviews = makeRecords(1000).map((record) =>
  reviewSchema.parse({ ...record, url: `https://bench.example.com/reviews/${record.id}` }),
);
const tasks = makeTasks(reviews);
const oracle = createOracle(reviews);

/** The addresses of a task; if they are endless, the first `count` of them. */
function pathsOf(name: string, count = 0): readonly string[] {
  const { paths = [] } = tasks.find((task) => task.name === name) ?? {};
  return typeof paths === 'function' ? Array.from({ length: count }, paths) : paths;
}

it('asks for words that are part of no other, so that a search for words finds the same', () => {
  for (const task of ['common words', 'rare words', 'words with filters'])
    for (const path of pathsOf(task)) {
      const word = new URLSearchParams(path.split('?')[1]).get('query') ?? '';
      for (const { text } of reviews.filter(({ text }) => text.toLowerCase().includes(word)))
        expect(text).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
    }
});

it('asks for what is there often and seldom', () => {
  const totals = (task: string) => pathsOf(task).map((path) => (oracle(path) as { total: number }).total);
  expect(Math.min(...totals('common words'))).toBeGreaterThanOrEqual(100);
  expect(Math.max(...totals('rare words'))).toBeLessThanOrEqual(3);
  for (const { name } of tasks.slice(0, -1)) expect(Math.max(...totals(name)), name).toBeGreaterThan(0);
});

it('asks nothing twice where it says so', () => {
  expect(new Set(pathsOf('none asked before', 50_000)).size).toBe(50_000);
});

it('refuses a server that answers with something else than the oracle', async () => {
  const origin = await startLoopbackServer((request, response) => response.end(JSON.stringify(oracle(`${request.url}`))));
  const contender = { origin, computed: async () => 0, resident: async () => 0, stop() {} };
  await checkAnswers(oracle, tasks, [{ name: 'right', contender }]);
  const others = createOracle(reviews.slice(100));
  await expect(checkAnswers(others, tasks, [{ name: 'wrong', contender }])).rejects.toThrow(
    /wrong answers .* with something else/,
  );
});
