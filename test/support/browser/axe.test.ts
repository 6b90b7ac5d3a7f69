import { expect, it } from 'vitest';
import { accessibilityIssues } from './axe.ts';
import { openBrowserForFile } from './browser.ts';

const browser = await openBrowserForFile();

it('finds what is too pale at first and again, but in a long row of lists at first alone', async () => {
  const page = await browser.newPage();
  const lists = (count: number, style: string) => `<dl><dt>Name</dt><dd style="${style}">Text</dd></dl>`.repeat(count);
  const pale = 'color: #ccc';
  const parts = `${lists(1, pale)}${lists(20, '')}${lists(1, pale)}<p style="${pale}">Text</p>`;
  await page.setContent(`<!doctype html><html lang="en"><title>A</title><main><h1>A</h1>${parts}</main></html>`);
  const first = ['dl:nth-child(2) > dd', 'dl:nth-child(23) > dd', 'p'];
  const found = async () => (await accessibilityIssues(page)).map((issue) => /^color-contrast: (.*?): /.exec(issue)?.[1]);
  expect(await found()).toEqual(first);
  expect(await found()).toEqual(first.toSpliced(1, 1));
});
