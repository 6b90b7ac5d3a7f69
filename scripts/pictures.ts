import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { placeIn } from '../src/publication/place.ts';
import { chromiumOptions } from '../test/support/browser/chromium.ts';
import { startServer } from '../test/support/sites/server.ts';
import { root } from './support/project.ts';
import { run } from './support/run.ts';

/**
 * `npm run pictures`: takes the pictures that the docs show, of the last build, in a real browser with this machine's fonts.
 * Other fonts make other pictures, so nothing compares them; take them anew when the pages have changed.
 */
await run(async () => {
  const options = await chromiumOptions();
  // The tests' browser knows one font alone.
  const { FONTCONFIG_FILE, ...env } = options.env ?? {};
  const server = await startServer(placeIn(root).dist);
  const browser = await chromium.launch({ ...options, env });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(server.origin);
    await page.screenshot({ path: join(root, 'docs', 'pictures', 'website.png') });
    return 0;
  } finally {
    await browser.close();
    await server.stop();
  }
});
