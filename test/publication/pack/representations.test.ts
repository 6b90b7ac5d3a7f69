import { expect, it } from 'vitest';
import type { Entry } from '../../../src/publication/pack/block.ts';
import { createRepresentations } from '../../../src/publication/pack/representations.ts';
import { HEAD, SPAN } from '../../support/sites/pack-head.ts';

/** The representations of a pack with files of these sizes, by path. `reads` has each path that was read, wholly or in part. */
function representationsOf(sizes: Readonly<Record<string, number>>, isWhole = false) {
  const reads: string[] = [];
  const entry = (path: string): Entry | undefined =>
    path in sizes
      ? { path, mediaType: 'text/plain', lastModified: 1, identity: { ...SPAN, length: sizes[path] ?? 0 } }
      : undefined;
  const representation = createRepresentations({
    head: HEAD,
    isWhole,
    entry,
    read(each, path) {
      reads.push(path);
      return Buffer.alloc(each.length);
    },
    readPart(_, start, end, path) {
      reads.push(`${path} ${start}-${end}`);
      return Buffer.alloc(end - start);
    },
  });
  return { representation, reads };
}

const LARGE = 300_000;

it('of what is small, of a dataset or of a small publication are kept, and read once', () => {
  const { representation, reads } = representationsOf({ '/': 100, '/reviews.json': LARGE });
  const small = representationsOf({ '/photos/large.jpg': LARGE }, true);
  for (let times = 0; times < 3; times++) {
    for (const path of ['/', '/reviews.json', '/nowhere']) representation(path)?.read('identity');
    small.representation('/photos/large.jpg')?.read('identity');
  }
  expect([reads, small.reads]).toEqual([['/', '/reviews.json'], ['/photos/large.jpg']]);
});

it('of a large file of a large publication are in memory once, however many read it or a large part of it', () => {
  const { representation, reads } = representationsOf({ '/photos/large.jpg': LARGE });
  const photo = () => representation('/photos/large.jpg') ?? expect.fail();
  const whole = photo().read('identity');
  const same = [photo().read('identity'), photo().parts?.read({ start: 5, end: LARGE })];
  expect(same.map((bytes) => bytes?.buffer === whole.buffer)).toEqual([true, true]);
  expect(reads).toEqual(['/photos/large.jpg']);
});

it('are read in part where a part is small, or less than half of a very large file', () => {
  const { representation, reads } = representationsOf({ '/photos/large.jpg': LARGE, '/film.mp4': 100 * LARGE });
  representation('/photos/large.jpg')?.parts?.read({ start: 5, end: 9 });
  const film = representation('/film.mp4')?.parts;
  expect(film?.length).toBe(100 * LARGE);
  film?.read({ start: 0, end: 50 * LARGE });
  film?.read({ start: 1, end: 100 * LARGE });
  expect(reads).toEqual(['/photos/large.jpg 5-9', `/film.mp4 0-${50 * LARGE}`, '/film.mp4']);
});

it('are forgotten, the oldest first, rather than fill the memory', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/${index}`);
  const { representation, reads } = representationsOf(Object.fromEntries(paths.map((path) => [path, 200_000])));
  for (const path of [...paths, '/199', '/0']) representation(path)?.read('identity');
  expect(reads).toEqual([...paths, '/0']);
});
