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
 * background.
 */
const BRANDS = [
  {
    shop: 'quayside-bicycles',
    accent: ['rgb(192, 42, 11)', 'rgb(255, 143, 107)'],
    logo: ['logo.svg', 'logo-dark.svg'],
    plate: 0,
    isNamed: false,
  },
  {
    shop: 'lantern-house',
    accent: ['rgb(90, 61, 107)', 'rgb(206, 170, 229)'],
    logo: ['logo.png', 'logo.png'],
    plate: 1,
    isNamed: false,
  },
  {
    shop: 'clinica-dental-olmo',
    accent: ['rgb(30, 107, 52)', 'rgb(126, 209, 142)'],
    logo: ['logo.svg', 'logo.svg'],
    plate: 0,
    isNamed: true,
  },
] as const;

describe.each(BRANDS)('the site of $shop', ({ shop, accent, logo, plate, isNamed }) => {
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
        const image = page.locator('header picture img');
        expect(await image.evaluate((element) => (element as HTMLImageElement).currentSrc.split('/').at(-1))).toBe(logo[at]);
        expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(20);
        expect(await image.evaluate((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')).toBe(
          plate === 1 && at === 1,
        );
        const named = page.locator('header .brand .name');
        expect(await named.count()).toBe(isNamed ? 1 : 0);
        expect(
          await page
            .locator('main a[href="#why"]')
            .first()
            .evaluate((element) => getComputedStyle(element).color),
        ).toBe(accent[at]);
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
