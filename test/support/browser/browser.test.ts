import { expect, it } from 'vitest';
import { startLoopbackServer } from '../network/loopback-server.ts';
import { openBrowserForFile, openPage } from './browser.ts';

const browser = await openBrowserForFile();

it('a page that asks another computer gets no answer, and asking counts as a trouble', async () => {
  // Without a server there, but one that could be reached: it would refuse the connection.
  const elsewhere = 'http://127.0.0.2/a.png';
  const origin = await startLoopbackServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><link rel="icon" href="/"><img src="${elsewhere}">`),
  );
  const { page, troubles } = await openPage(browser, origin);
  await page.goto('/');
  expect(troubles).toContain(`asked elsewhere: ${elsewhere}`);
  expect(troubles).toContain(`failed: ${elsewhere}: net::ERR_NAME_NOT_RESOLVED`);
  expect(troubles.filter((trouble) => !trouble.includes(elsewhere))).toEqual([]);
});
