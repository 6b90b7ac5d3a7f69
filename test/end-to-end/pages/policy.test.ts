import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage } from '../../support/browser/browser.ts';
import { openPageType, PAGE_TYPES } from '../../support/browser/page-types.ts';
import { sampleOrigin } from '../../support/shared.ts';

const origin = await sampleOrigin();
const browser = await openBrowser();
afterAll(() => browser.close());
const { page, troubles } = await openPage(browser, origin);

describe.each(PAGE_TYPES)('$name ($path)', (type) => {
  const { path, status } = type;

  it('asks nobody else, breaks no rule of its policy and leaves nothing on the console', async () => {
    const before = troubles.length;
    await openPageType(page, type);
    for (const colorScheme of ['dark', 'light'] as const) await page.emulateMedia({ colorScheme });
    await page.evaluate(showAll);
    await page.waitForLoadState('networkidle');
    // The browser itself notes an answer of 404.
    const ownStatus = `error: Failed to load resource: the server responded with a status of ${status} (Not Found) (${origin}${path})`;
    expect(troubles.slice(before).filter((trouble) => trouble !== ownStatus)).toEqual([]);
  });

  it('is sent with a policy that allows nothing inline, and has nothing inline', async () => {
    const answer = await fetch(origin + path);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(inlineParts(await answer.text())).toEqual([]);
  });
});

/** Runs in the page: everything that is folded or further down. */
async function showAll(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  window.scrollTo(0, document.body.scrollHeight);
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Styles, scripts and handlers in the markup; JSON in a script is data. */
function inlineParts(html: string): string[] {
  const { document } = parseHTML(html);
  const isData = (element: Element) => /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
  const runs = (element: Element) => element.localName === 'script' && !element.hasAttribute('src') && !isData(element);
  const isInline = (element: Element) =>
    runs(element) ||
    element.localName === 'style' ||
    [...element.attributes].some(
      ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
    );
  return [...document.querySelectorAll('*')].filter(isInline).map((element) => element.outerHTML.slice(0, 120));
}
