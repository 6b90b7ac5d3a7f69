import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentOf, writeFiles } from '../../../scripts/development/bench/content/files.ts';
import { makeRecords } from '../../../scripts/development/bench/content/records.ts';
import { accessibilityIssues } from '../../support/browser/axe.ts';
import { openBrowserForFile, openPage } from '../../support/browser/browser.ts';
import { widerThanWindow } from '../../support/browser/overflow.ts';
import { build } from '../../support/build.ts';
import { folderSize } from '../../support/folder-size.ts';
import { bareParts } from '../../support/judges/bare-parts.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';
import { pagePathsOf } from '../../support/sites/paths.ts';
import { startServer } from '../../support/sites/server.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const REVIEWS = 10_000;

/** The first page of each kind is tested. */
const KINDS = [
  /^\/$/,
  /^\/reviews$/,
  /^\/reviews\/page\//,
  /^\/reviews\/rating\/5$/,
  /^\/insights$/,
  /^\/insights\/./,
  /^\/services\//,
  /^\/technicians\//,
  /^\/areas\//,
  /^\/data$/,
];

/** In bytes, before compression: the longest page, for which a reader with a telephone has to wait. */
const LONGEST_PAGE = 400_000;

const folder = sharedFolder();
const browser = await openBrowserForFile();

it('a shop of 10,000 reviews builds, and its pages are as short, as narrow and as complete as those of others', async () => {
  const content = join(folder, 'content');
  await writeFiles(content, contentOf(makeRecords(REVIEWS)));
  const seconds = await secondsOf(() => buildOnce(content));
  const again = await secondsOf(() => buildOnce(content));
  const dist = join(folder, 'dist');
  const server = await startServer(dist);
  const paths = pagePathsOf(dist);
  console.log(`${paths.length} pages, ${seconds} s, again ${again} s, ${folderSize(dist)} MB`);
  const { page } = await openPage(browser, server.origin, { viewport: { width: 320, height: 640 } });
  const faults: string[] = [];
  for (const path of KINDS.flatMap((kind) => paths.find((each) => kind.test(each)) ?? [])) {
    const html = await (await fetch(server.origin + path)).text();
    const shown = await secondsOf(() => page.goto(path));
    console.log(`${path}: ${Math.round(html.length / 1000)} kB, shown in ${shown} s`);
    const tooLong = html.length > LONGEST_PAGE ? [`${html.length} bytes`] : [];
    const found = [
      ...tooLong,
      ...bareParts(html),
      ...(await page.evaluate(widerThanWindow)),
      ...(await accessibilityIssues(page)),
    ];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  await server.stop();
  expect(faults).toEqual([]);
});

async function buildOnce(content: string): Promise<void> {
  const { code, output } = await build(folder, { CONTENT_DIR: content, BASE_URL });
  expect(code, output).toBe(0);
}

/** How long some work takes, in seconds, to a tenth. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}
