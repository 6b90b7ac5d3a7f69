import { expect, it } from 'vitest';
import { createWordFinder } from '../../../src/browser/review-search/find-words.ts';
import { startLoopbackServer } from '../../support/network/loopback-server.ts';

const CHOICES = [{ field: 'area', value: 'x', name: 'Old Mill', kind: '', href: '' }] as const;

async function serve(status: number): Promise<{ base: string; asked: string[] }> {
  const asked: string[] = [];
  const origin = await startLoopbackServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(status).end(JSON.stringify({ reviews: [{ text: 'The BOILER' }] }));
  });
  return { base: `${origin}/below/`, asked };
}

it('knows the words of the names and of the reviews, which it loads once', async () => {
  const { base, asked } = await serve(200);
  const findWords = createWordFinder({ base, all: 1 }, CHOICES);
  await findWords();
  expect([...(await findWords()).keys()]).toEqual(['old', 'mill', 'the', 'boiler']);
  expect(asked).toEqual(['/below/reviews.json']);
});

it('knows the names alone where the reviews are many or cannot be had', async () => {
  const { base, asked } = await serve(500);
  expect([...(await createWordFinder({ base, all: 3000 }, CHOICES)()).keys()]).toEqual(['old', 'mill']);
  expect(asked).toEqual([]);
  expect([...(await createWordFinder({ base: 'http://127.0.0.1:1/', all: 1 }, CHOICES)()).keys()]).toEqual(['old', 'mill']);
});
