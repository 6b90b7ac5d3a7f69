import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityIssues } from '../../support/browser/axe.ts';
import { openBrowserForFile, openPage } from '../../support/browser/browser.ts';
import { build, root } from '../../support/build.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const browser = await openBrowserForFile();

/**
 * A bold brand with a logo for each background; one in black only, as pixels; and one with a square logo that suits every
 * background. Of each: the accent and the logo on light and on dark pages, whether a plate is behind the logo on dark ones, and
 * whether the name stands beside it.
 */
const BRANDS = [
  ['quayside-bicycles', ['rgb(192, 42, 11)', 'rgb(255, 143, 107)'], ['logo.svg', 'logo-dark.svg'], false, false],
  ['lantern-house', ['rgb(90, 61, 107)', 'rgb(206, 170, 229)'], ['logo.png', 'logo.png'], true, false],
  ['clinica-dental-olmo', ['rgb(30, 107, 52)', 'rgb(126, 209, 142)'], ['logo.svg', 'logo.svg'], false, true],
] as const;

describe.each(BRANDS)('the site of %s', (shop, accent, logo, hasPlate, isNamed) => {
  const folder = sharedFolder();
  let server: RunningServer;

  beforeAll(async () => {
    const { code, output } = await build(folder, { CONTENT_DIR: join(root, 'examples', shop) });
    expect(code, output).toBe(0);
    server = await startServer(join(folder, 'dist'));
  }, 120_000);

  afterAll(() => server.stop());

  it.each(['light', 'dark'] as const)(
    'looks as its theme says on %s pages, wide and narrow, and axe finds nothing',
    async (colorScheme) => {
      const at = colorScheme === 'light' ? 0 : 1;
      for (const width of [1280, 390]) {
        const { page, troubles } = await openPage(browser, server.origin, { colorScheme, viewport: { width, height: 800 } });
        await page.goto('/', { waitUntil: 'networkidle' });
        const image = await page.locator('header img').evaluate((element: HTMLImageElement) => ({
          name: element.currentSrc.split('/').at(-1),
          isLoaded: element.naturalWidth > 20,
          hasPlate: getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
        }));
        expect(image).toEqual({ name: logo[at], isLoaded: true, hasPlate: hasPlate && at === 1 });
        expect(await page.locator('header .brand .name').count()).toBe(isNamed ? 1 : 0);
        const link = page.locator('main a[href="#why"]').first();
        expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe(accent[at]);
        expect(await accessibilityIssues(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        expect(troubles).toEqual([]);
        await page.context().close();
      }
    },
  );

  it('has its icons, its badge and its picture for shared links', async () => {
    const { document } = parseHTML(await readFile(join(folder, 'dist', 'client', 'index.html'), 'utf8'));
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toMatch(/^#[0-9a-f]{6}$/);
    for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/badge.svg', '/social.png', '/theme.css'])
      expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 200]);
    const star = await readFile(join(root, 'src', 'pictures', 'icons', 'star.svg'), 'utf8');
    expect(await (await fetch(`${server.origin}/favicon.svg`)).text()).not.toBe(star);
  });
});
