import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { once } from '../../../src/once.ts';
import { PATIENCE } from '../patience.ts';
import { chromiumOptions } from './chromium.ts';

/** A page, and everything that has gone wrong on it since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  /**
   * Console errors and warnings, uncaught errors, failed requests, violations of the security policy, and requests to other
   * origins.
   */
  readonly troubles: string[];
}

/**
 * The Chromium of this process, which ends with it. Whoever opens a page in it closes the page. It is not shared with other
 * processes: through a server, each message would be read and written twice more.
 */
export const openBrowser: () => Promise<Browser> = once(async () => chromium.launch(await chromiumOptions()));

/** The same for all tests of a file; what they have opened is closed after the last of them. */
export async function openBrowserForFile(): Promise<Browser> {
  const browser = await openBrowser();
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return browser;
}

/**
 * Opens a page in a context of its own. Requests to other origins than `origin` count as troubles. They are only listened to:
 * a route would have each request answered through this process, and switch off the browser's cache.
 */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  // Otherwise a window that was told to scroll would still do so when a test looks, and paint each frame on the way.
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE.timeout);
  const troubles: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) troubles.push(`asked elsewhere: ${request.url()}`);
  });
  await context.exposeFunction('reportTrouble', (trouble: string) => troubles.push(trouble));
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`not caught: ${error.message}`));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}: ${request.failure()?.errorText}`));
  return { page, troubles };
}

/** Opens and visits pages of a site, each in a context of its own, for all tests of a file. */
export async function pagesOf(origin: string) {
  const browser = await openBrowserForFile();
  const open = (options?: BrowserContextOptions) => openPage(browser, origin, options);
  return {
    open,
    async visit(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
      const opened = await open(options);
      await opened.page.goto(path);
      return opened;
    },
  };
}

/** Opens another page beside one, which ends with the current test. It needs no context of its own, which takes long to make. */
export async function openBeside({ page }: WatchedPage, path?: string): Promise<Page> {
  const another = await page.context().newPage();
  onTestFinished(() => another.close());
  if (path !== undefined) await another.goto(path);
  return another;
}

/** Runs in the page, before its own scripts. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    const { reportTrouble } = window as unknown as { reportTrouble: (trouble: string) => void };
    reportTrouble(`refused by ${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}
