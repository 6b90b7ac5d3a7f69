import { expect, it } from 'vitest';
import { createNewestContent } from '../../../src/hub/deliveries/newest-content.ts';
import { topicOf } from '../../support/hub/deliveries.ts';

const topic = 'https://a.example/feed.xml';

/** Reads from a store with version 2. The first `fails` reads fail. */
function reading({ fails = 0 } = {}) {
  const reads: string[] = [];
  const contentOf = createNewestContent({
    async topic(url) {
      reads.push(url);
      if (reads.length <= fails) throw new Error('the store is gone');
      return topicOf(reads.length + 1);
    },
  });
  return { contentOf, reads };
}

it('many deliveries of one version read the content once', async () => {
  const { contentOf, reads } = reading();
  const contents = await Promise.all(Array.from({ length: 5 }, () => contentOf({ topic, version: 2 })));
  expect(contents.map((content) => content?.version)).toEqual([2, 2, 2, 2, 2]);
  expect((await contentOf({ topic, version: 1 }))?.version).toBe(2);
  expect(reads).toEqual([topic]);
});

it('a newer version than the one that is known is read, once', async () => {
  const { contentOf, reads } = reading();
  await contentOf({ topic, version: 2 });
  const contents = await Promise.all([contentOf({ topic, version: 3 }), contentOf({ topic, version: 3 })]);
  expect(contents.map((content) => content?.version)).toEqual([3, 3]);
  expect(reads).toHaveLength(2);
});

it('what could not be read is read again by the next delivery', async () => {
  const { contentOf } = reading({ fails: 1 });
  await expect(contentOf({ topic, version: 2 })).rejects.toThrow('the store is gone');
  expect((await contentOf({ topic, version: 2 }))?.version).toBe(3);
});
