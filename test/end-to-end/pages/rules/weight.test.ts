import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowserForFile } from '../../../support/browser/browser.ts';
import { FIRST_PARTY_REVIEW } from '../../../support/browser/page-types.ts';
import { sampleOrigin } from '../../../support/shared.ts';

/** In milliseconds: scripts come later than this, and the page must be painted before them. */
const SLOW_SCRIPT = 250;

const origin = await sampleOrigin();
const browser = await openBrowserForFile();

it.each([
  ['a laptop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 }],
])('home comes with at most 60 kB over the wire on %s, and at most 10 kB of script', async (_, screen) => {
  const page = await browser.newPage({ baseURL: origin, ...screen });
  const transfers = await recordTransfers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const sum = (type?: string) =>
    transfers.filter((transfer) => type === undefined || transfer.type === type).reduce((total, { bytes }) => total + bytes, 0);
  await page.close();
  // Every page has these. Without the check, a count of nothing would be within any limit.
  expect(sum('Document')).toBeGreaterThan(1000);
  expect(sum('Stylesheet')).toBeGreaterThan(1000);
  expect(sum('Image')).toBeGreaterThan(1000);
  expect(sum()).toBeLessThanOrEqual(60_000);
  expect(sum('Script')).toBeLessThanOrEqual(10_000);
});

describe.each([
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 360, height: 640 }],
])('%s', async (_, viewport) => {
  const page = await browser.newPage({ baseURL: origin, viewport });
  await page.addInitScript(recordShifts);
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_SCRIPT));
    await route.continue();
  });

  it.each(['/', '/reviews', '/insights', `/reviews/${FIRST_PARTY_REVIEW}`])(
    '%s stays in its place while it loads and is read',
    async (path) => {
      await page.goto(path);
      await page.evaluate(scrollToEnd);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );
});

/** Records the bytes of each transfer on the wire, including its head. */
async function recordTransfers(page: Page): Promise<{ type: string; bytes: number }[]> {
  const transfers: { type: string; bytes: number }[] = [];
  const types = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.push({ type: types.get(requestId) ?? 'Other', bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return transfers;
}

/**
 * Runs in the page, before its own scripts. What moves while the document is parsed is not recorded: a browser that is busy
 * paints a row of which only a part is there.
 */
function recordShifts(): void {
  const shifts: string[] = [];
  (window as unknown as { shifts: string[] }).shifts = shifts;
  let parsedAt = Number.POSITIVE_INFINITY;
  // The first frame may still move what an earlier one painted.
  const atSecondFrame = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));
  document.addEventListener(
    'readystatechange',
    () =>
      atSecondFrame(() => {
        parsedAt = performance.now();
      }),
    { once: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      if (entry.startTime < parsedAt) continue;
      const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName));
      shifts.push(`${entry.value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. Scrolls as a reader does, a window's height at a time. */
async function scrollToEnd(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await nextFrame();
  }
}
