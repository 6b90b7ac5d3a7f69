import { expect, it } from 'vitest';
import { accessibilityIssues } from './axe.ts';
import { openBrowserForFile } from './browser.ts';

const browser = await openBrowserForFile();

it('finds what is too pale, but of many parts alike only in the first', async () => {
  const page = await browser.newPage();
  const lists = (count: number, style: string) => `<dl><dt>Name</dt><dd style="${style}">Text</dd></dl>`.repeat(count);
  const pale = 'color: #ccc';
  const another = `<dl><dt>Name</dt><dd style="${pale}"><em>Text</em></dd></dl>`;
  const parts = `${lists(1, pale)}${lists(1, '')}${lists(1, pale)}${another}<div class="other">${lists(1, pale)}</div><p style="${pale}">Text</p>`;
  await page.setContent(`<!doctype html><html lang="en"><title>A</title><main><h1>A</h1>${parts}</main></html>`);
  const found = (await accessibilityIssues(page)).map((issue) => /^color-contrast: (.*?): /.exec(issue)?.[1]);
  expect(found).toEqual(['dl:nth-child(2) > dd', 'em', 'div > dl > dd', 'p']);
});
