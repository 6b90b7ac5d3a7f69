import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createWordFinder } from '../../../src/browser/review-search/find-words.ts';

const CHOICES = [{ field: 'area', value: 'x', name: 'Old Mill', kind: '', href: '' }] as const;

async function serve(status: number): Promise<{ base: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(status).end(JSON.stringify({ reviews: [{ text: 'The BOILER' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/`, asked };
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
