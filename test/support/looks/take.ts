import { Readable } from 'node:stream';
import pRetry from 'p-retry';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onceFor } from '../../../src/once.ts';
import { type Picture, readPicture } from './pictures.ts';
import type { View } from './views.ts';

/** In pixels: of a longer page, the end is left out. */
const HEIGHT = 1600;

/** A fixed time, so that pages look the same on every day: a Tuesday morning, when the sample business is open. */
const READER = { timezoneId: 'America/Chicago', locale: 'en-US', reducedMotion: 'reduce' } as const;
const NOW = new Date('2026-11-17T16:00:00Z');

/** Pages that are opened at once. Each waits for the server half of the time. */
const AT_ONCE = { concurrency: 4 };

/** Takes a picture of each view, in any order. Views with the same options share what the browser has loaded and kept. */
export async function takePictures(browser: Browser, origin: string, views: readonly View[]): Promise<Map<View, Picture>> {
  const contextFor = onceFor(async (options: string) => {
    const context = await browser.newContext({ baseURL: origin, ...READER, ...JSON.parse(options) });
    await context.clock.setFixedTime(NOW);
    return context;
  });
  const taken = new Map<View, Picture>();
  await Readable.from(views).forEach(
    async (view: View) => void taken.set(view, await takePicture(await contextFor(JSON.stringify(view.options)), view)),
    AT_ONCE,
  );
  return taken;
}

async function takePicture(context: BrowserContext, { path, options, isPrinted, readyWhen }: View): Promise<Picture> {
  const page = await context.newPage();
  await page.goto(path);
  if (readyWhen !== undefined) await page.waitForSelector(readyWhen);
  if (isPrinted) await asPrinted(page);
  await page.evaluate(hideFigures);
  const clip = { x: 0, y: 0, width: options.viewport.width, height: HEIGHT };
  // On a busy machine Chromium may come to no frame in time, and says only that it is unable to.
  const file = await pRetry(() => page.screenshot({ fullPage: true, clip, animations: 'disabled' }), {
    retries: 2,
    shouldRetry: ({ error }) => error.message.includes('Unable to capture screenshot'),
  });
  await page.close();
  return readPicture(file);
}

/** The logo is another picture on paper, which is only loaded then. */
async function asPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
}

/** Runs in the page. Hides sizes and digests of files, which change with every change of the code that writes the files. */
function hideFigures(): void {
  for (const digest of document.querySelectorAll('.digest')) digest.textContent = '0'.repeat(64);
  for (const size of document.querySelectorAll('[data-bytes] .number')) size.textContent = '0 kB';
}

/** The fonts whose letters an element's text is painted with. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).toSorted();
}
