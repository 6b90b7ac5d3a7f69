import { expect, it } from 'vitest';
import { publishedDocument } from '../../src/docs/published-document.ts';

const publish = (html: string, hrefs: Record<string, string> = {}) =>
  publishedDocument(html, { baseUrl: 'https://alder.example/a$&b', hrefs });

it("puts the site's own address into code, and only there", () => {
  const html = '<p>https://reviews.example.com</p><pre><code>curl https://reviews.example.com/mcp &lt;a&gt;</code></pre>';
  expect(publish(html)).toBe(
    '<p>https://reviews.example.com</p><pre><code>curl https://alder.example/a$&amp;b/mcp &lt;a&gt;</code></pre>',
  );
});

it('keeps links into the page and to other sites', () => {
  const html = '<a href="#by-hand">a</a><a href="https://www.w3.org/TR/websub/">b</a>';
  expect(publish(html)).toBe(html);
});

it('leads to where a file is published, at the same place in it', () => {
  const html = '<a href="subscribe.md">a</a><a href="subscribe.md#by-hand">b</a>';
  expect(publish(html, { 'subscribe.md': '/docs/subscribe' })).toBe(
    '<a href="/docs/subscribe">a</a><a href="/docs/subscribe#by-hand">b</a>',
  );
});

it('does not link to what is not published', () => {
  expect(publish('<p>See <a href="operating.md#commands"><code>hub</code> list</a>.</p>')).toBe(
    '<p>See <code>hub</code> list.</p>',
  );
});

it('lets a wide table be scrolled with the keyboard, by the names of its columns', () => {
  const table = '<table><thead><tr><th>with</th><th>the <code>status</code></th></tr></thead></table>';
  expect(publish(table)).toBe(`<div aria-label="with, the status" role="group" tabindex="0" class="scroll">${table}</div>`);
});
