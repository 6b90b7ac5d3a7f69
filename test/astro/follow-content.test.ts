import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { followContent } from '../../src/astro/follow-content.ts';

it('takes many files that are written one after the other for one change', async () => {
  const watched: string[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: (paths: string[]) => watched.push(...paths) });
  let changes = 0;
  const changed = new Promise<void>((done) => {
    followContent({ watcher: watcher as unknown as ViteDevServer['watcher'] }, 'content', () => {
      changes += 1;
      done();
    });
  });
  expect(watched).toEqual([resolve('content'), resolve('public')]);
  for (const name of ['content/reviews/a.md', 'content/reviews/b.md', 'public/papers/prices.pdf'])
    watcher.emit('all', 'add', resolve(name));
  await changed;
  // A file beside these folders does not count.
  watcher.emit('all', 'change', `${resolve('content')}.before/business.yaml`);
  await new Promise((done) => setTimeout(done, 300));
  expect(changes).toBe(1);
});
