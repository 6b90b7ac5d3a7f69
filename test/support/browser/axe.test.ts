import { expect, it } from 'vitest';
import { accessibilityIssues } from './axe.ts';
import { openBrowserForFile } from './browser.ts';

const browser = await openBrowserForFile();

it('finds what is wrong with two of the rows that look the same, and with each that does not, and leaves all in their place', async () => {
  const page = await browser.newPage();
  const rows = '<li><b style="color: #ccc">Pale</b></li>'.repeat(5);
  const others = '<li class="other">Text</li><li><img src="data:," alt="A"></li><li><img src="data:,"></li>';
  const parts = `<ul>${rows}${others}</ul><ol>${rows}</ol>`;
  await page.setContent(`<!doctype html><html lang="en"><title>A</title><main><h1>A</h1>${parts}</main></html>`);
  const before = await page.content();
  const found = async () => (await accessibilityIssues(page)).map((issue) => /^[^:]+: .*?(?=: )/.exec(issue)?.[0]);
  const issues = [
    'color-contrast: ul > li:nth-child(1) > b',
    'color-contrast: ul > li:nth-child(2) > b',
    'color-contrast: ol > li:nth-child(1) > b',
    'color-contrast: ol > li:nth-child(2) > b',
    'image-alt: li:nth-child(5) > img',
  ];
  expect(await found()).toEqual(issues);
  expect(await found()).toEqual(issues);
  expect(await page.content()).toBe(before);
});
