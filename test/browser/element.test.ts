import { expect, it } from 'vitest';
import { button, html, svg } from '../../src/browser/element.ts';
import { provideDocument } from '../support/browser/document.ts';

provideDocument();

it('makes text of text, never markup', () => {
  const element = html('p', { title: '"><script>' }, '<img src=x onerror=alert(1)>', html('b', {}, '&amp;'));
  expect(element.children).toHaveLength(1);
  expect(element.textContent).toBe('<img src=x onerror=alert(1)>&amp;');
  expect(element.getAttribute('title')).toBe('"><script>');
});

it('leaves out an attribute without a value', () => {
  expect(html('p', { lang: undefined, dir: 'auto' }).outerHTML).toBe('<p dir="auto"></p>');
});

it('makes elements of SVG in their namespace', () => {
  const picture = svg('svg', { viewBox: '0 0 1 1' }, svg('path', { d: 'M0 0' }));
  expect(picture.outerHTML).toBe('<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>');
  expect(picture.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('makes a button that does something', () => {
  let clicks = 0;
  const made = button('<b>', () => clicks++);
  made.click();
  expect([made.outerHTML, clicks]).toEqual(['<button type="button">&lt;b&gt;</button>', 1]);
});
