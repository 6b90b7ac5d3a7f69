import type { Browser } from 'playwright-core';
import { bareParts } from '../judges/bare-parts.ts';
import { pagePathsOf } from '../sites/paths.ts';
import { accessibilityIssues } from './axe.ts';
import { openPage } from './browser.ts';
import { widerThanWindow } from './overflow.ts';

/** The first page of each kind is opened. */
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

/** If there is little to show, these pages are not the usual ones. */
export const CHANGED: readonly string[] = ['/', '/reviews', '/insights'];

/**
 * What is wrong with the pages that a build has for readers: parts with nothing in them, what is wider than a small telephone, a
 * menu that is not in the same place on every page, and what axe finds on the pages at `judged`.
 */
export async function pageFaults(browser: Browser, dist: string, origin: string, judged: readonly string[]): Promise<string[]> {
  const paths = pagePathsOf(dist);
  const faults: string[] = [];
  for (const path of paths.filter((each) => !each.startsWith('/docs'))) {
    const html = await (await fetch(origin + path)).text();
    faults.push(...bareParts(html).map((part) => `${path}: ${part}`));
  }
  const { page } = await openPage(browser, origin, { viewport: { width: 320, height: 640 } });
  const menus = new Set<string>();
  for (const path of KINDS.flatMap((kind) => paths.find((each) => kind.test(each)) ?? [])) {
    await page.goto(path);
    const found = [...(await page.evaluate(widerThanWindow)), ...(judged.includes(path) ? await accessibilityIssues(page) : [])];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    menus.add(JSON.stringify(await page.locator('header nav').boundingBox()));
  }
  return menus.size === 1 ? faults : [...faults, `the menu is at ${[...menus].join(', ')}`];
}
