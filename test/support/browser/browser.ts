import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { sharedBrowser } from '../shared.ts';

/** A page, and all that went wrong on it since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  /** What the console complains of, what no script caught, what did not load, what the policy refused, who else was asked. */
  readonly troubles: string[];
}

/** Joins the browser of the run; closing it closes what was opened in it from here. */
export async function openBrowser(): Promise<Browser> {
  return chromium.connect(await sharedBrowser());
}

/** The same for all tests of a file: it closes after the last of them. */
export async function openBrowserForFile(): Promise<Browser> {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return browser;
}

/** Opens a page in a context of its own. Requests to other origins than this do not leave the machine; they are troubles. */
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
