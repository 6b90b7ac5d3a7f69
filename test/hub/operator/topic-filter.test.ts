import { expect, it } from 'vitest';
import { chooseTopics, pathOf } from '../../../src/hub/operator/topic-filter.ts';

const FEED = 'https://example.org/shop/feed.xml';
const DATASET = 'https://example.org/shop/reviews.json';

it('gives the path of an address, and leaves alone what is none', () => {
  expect(pathOf(FEED)).toBe('/shop/feed.xml');
  expect(pathOf('https://example.org/a?b=c')).toBe('/a?b=c');
  expect(pathOf('feed')).toBe('feed');
});

it('chooses by address, by path, or all', () => {
  expect(chooseTopics([DATASET, FEED], FEED)).toEqual([FEED]);
  expect(chooseTopics([DATASET, FEED], 'https://example.org/shop/%66eed.xml')).toEqual([FEED]);
  expect(chooseTopics([DATASET, FEED], '/shop/reviews.json')).toEqual([DATASET]);
  expect(chooseTopics([DATASET, FEED], undefined)).toEqual([DATASET, FEED]);
});

it('takes an address as it is listed, also where that escapes more than it has to', () => {
  const topic = 'https://example.org/%7Eshop/feed.xml';
  for (const wanted of [topic, 'https://example.org/~shop/feed.xml', '/%7Eshop/feed.xml'])
    expect(chooseTopics([topic], wanted)).toEqual([topic]);
});

it('names the topics that there are for one that there is not', () => {
  expect(() => chooseTopics([DATASET, FEED], '/feed.xml')).toThrow(
    'there is no topic /feed.xml; the hub knows /shop/reviews.json, /shop/feed.xml',
  );
  const moved = 'https://new.example/shop/feed.xml';
  expect(() => chooseTopics([FEED, moved], '/feed.xml')).toThrow(`the hub knows ${FEED}, ${moved}`);
  expect(() => chooseTopics([], '/feed.xml')).toThrow('there is no topic /feed.xml; the hub knows none yet');
});
