import { expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../src/http/answer.ts';
import { createReloader, RELOADER, type Reloader } from '../../src/live/reloader.ts';

/** What a page hears that has seen this. */
async function ask(reloader: Reloader, seen = ''): Promise<string> {
  const { status, body } = (await reloader.answer(RELOADER.changes, `seen=${seen}`)) as Answer;
  expect(status).toBe(200);
  return String(body);
}

it('a page that has seen nothing yet is answered at once, and the next time when something has changed', async () => {
  const reloader = createReloader();
  const seen = await ask(reloader);
  const next = ask(reloader, seen);
  reloader.changed();
  expect(await next).not.toBe(seen);
});

it('a change between two questions is not missed', async () => {
  const reloader = createReloader();
  const seen = await ask(reloader);
  reloader.changed();
  expect(await ask(reloader, seen)).not.toBe(seen);
});

it('every open page hears of a change', async () => {
  const reloader = createReloader();
  const seen = await ask(reloader);
  const pages = [ask(reloader, seen), ask(reloader, seen)];
  reloader.changed();
  expect(new Set(await Promise.all(pages)).size).toBe(1);
});

it.each([
  ['after 25 s', () => vi.advanceTimersByTime(25_000)],
  ['when the server ends', (reloader: Reloader) => reloader.close()],
])('%s a page is answered that nothing has changed', async (_when, pass) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reloader = createReloader();
  const seen = await ask(reloader);
  const next = ask(reloader, seen);
  pass(reloader);
  expect(await next).toBe(seen);
  expect(vi.getTimerCount()).toBe(0);
});

it('a server that was started anew has other numbers: what the page shows may be older', async () => {
  const seen = await ask(createReloader());
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Number(seen)));
  expect(await ask(createReloader(), seen)).not.toBe(seen);
});

it('gives the script, which nobody keeps, and nothing at other addresses', () => {
  const { answer } = createReloader();
  expect(answer(RELOADER.script, '')).toMatchObject({
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/javascript; charset=utf-8' },
  });
  expect(answer('/reviews', '')).toBeUndefined();
});
