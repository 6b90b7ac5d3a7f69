import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { sharedBrowser } from '../shared.ts';

/** A page, and everything that has gone wrong on it since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  /**
   * Console errors and warnings, uncaught errors, failed requests, violations of the security policy, and requests to other
   * origins.
   */
  readonly troubles: string[];
}

/** Connects to the browser of the test run. Closing the connection closes only what was opened through it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await sharedBrowser());
}

/** The same for all tests of a file; it is closed after the last of them. */
export async function openBrowserForFile(): Promise<Browser> {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return browser;
}

/** Opens a page in a context of its own. Requests to other origins than `origin` are blocked and count as troubles. */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const troubles: string[] = [];
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      troubles.push(`asked elsewhere: ${route.request().url()}`);
      await route.abort();
    },
  );
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

/** Runs in the page, before its own scripts. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
    const { reportTrouble } = window as unknown as { reportTrouble: (trouble: string) => void };
    reportTrouble(`refused by ${violatedDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
}
