import { expect, it, vi } from 'vitest';
import { createReloader, RELOADER } from '../../src/live/reloader.ts';
import { PATIENCE } from '../support/patience.ts';

const ask = (reloader: ReturnType<typeof createReloader>) => reloader.answer(RELOADER.changes)?.body;

it('a page hears another number once something has changed, and the same one until then', () => {
  const reloader = createReloader();
  const seen = ask(reloader);
  expect(ask(reloader)).toBe(seen);
  reloader.changed();
  expect(ask(reloader)).not.toBe(seen);
});

it('a server that was started anew has other numbers: what the page shows may be older', async () => {
  const seen = ask(createReloader());
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Number(seen)), PATIENCE);
  expect(ask(createReloader())).not.toBe(seen);
});

it('gives the script, which nobody keeps, and nothing at other addresses', () => {
  const { answer } = createReloader();
  expect(answer(RELOADER.script)).toMatchObject({
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/javascript; charset=utf-8' },
  });
  expect(answer('/reviews')).toBeUndefined();
});
