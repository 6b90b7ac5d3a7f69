import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accessibilityIssues } from '../../support/browser/axe.ts';
import { openBrowser, openPage } from '../../support/browser/browser.ts';
import { widerThanWindow } from '../../support/browser/overflow.ts';
import { pagePathsOf } from '../../support/browser/page-paths.ts';
import { build } from '../../support/build.ts';
import { write } from '../../support/content/content.ts';
import { MOMENTS } from '../../support/content/moments.ts';
import { bareParts } from '../../support/judges/bare-parts.ts';
import { sampleDist } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';
import { startServer } from '../../support/sites/server.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

/** Of each kind of page the first is looked at. */
const KINDS = [
  /^\/$/,
  /^\/reviews$/,
  /^\/reviews\/review-/,
  /^\/insights$/,
  /^\/insights\/./,
  /^\/services\//,
  /^\/technicians\//,
  /^\/areas\//,
  /^\/policy$/,
];

/** Where there is nothing to show, these are other pages than usual. */
const CHANGED = ['/', '/reviews', '/insights'];

const folder = sharedFolder();
const browser = await openBrowser();
afterAll(() => browser.close());
// The bundles are made once for all builds.
await sampleDist();

it.concurrent.each(Object.entries(MOMENTS))(
  '%s: no page shows a part with nothing in it, is wider than a small telephone, or has what axe finds',
  async (name, files) => {
    const content = join(folder, name, 'content');
    for (const [file, text] of Object.entries(files)) await write(content, file, text);
    const { code, output } = await build(join(folder, name), { CONTENT_DIR: content, BASE_URL });
    expect(code, output).toBe(0);
    const dist = join(folder, name, 'dist');
    const server = await startServer(dist);
    const paths = pagePathsOf(dist);
    const faults: string[] = [];
    for (const path of paths.filter((each) => !each.startsWith('/docs'))) {
      const html = await (await fetch(server.origin + path)).text();
      faults.push(...bareParts(html).map((part) => `${path}: ${part}`));
    }
    const { page } = await openPage(browser, server.origin, { viewport: { width: 320, height: 640 } });
    for (const path of KINDS.flatMap((kind) => paths.find((each) => kind.test(each)) ?? [])) {
      await page.goto(path);
      const found = [
        ...(await page.evaluate(widerThanWindow)),
        ...(CHANGED.includes(path) ? await accessibilityIssues(page) : []),
      ];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    await page.context().close();
    await server.stop();
    expect(faults).toEqual([]);
  },
);
