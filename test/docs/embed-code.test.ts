import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { linkCode, pictureCode, pictureMarkdown, widgetCode } from '../../src/docs/embed-code.ts';
import { shownMarkdown } from '../support/judges/markdown.ts';

const WORDS = '"Best" <b> & [all] of \'em](x) `';
const ADDRESS = 'https://a.example/reviews';

it('gives the words whole, with whatever signs are in them', () => {
  const link = parseHTML(linkCode(ADDRESS, WORDS)).document.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent, link?.childElementCount]).toEqual([ADDRESS, WORDS, 0]);
  const picture = parseHTML(pictureCode(ADDRESS, `${ADDRESS}.svg`, WORDS)).document.querySelector('a > img');
  expect(picture?.attributes.length).toBe(2);
  expect(picture?.getAttribute('alt')).toBe(WORDS);
  const code = widgetCode({ technician: 'Joe "JJ" Ruiz' }, linkCode(ADDRESS, WORDS));
  expect(parseHTML(code).document.querySelector('verified-reviews')?.getAttribute('technician')).toBe('Joe "JJ" Ruiz');
});

it('gives Markdown that is one picture in one link', () => {
  const body = shownMarkdown(pictureMarkdown(ADDRESS, `${ADDRESS}.svg`, WORDS));
  const elements = [...body.querySelectorAll('*')].map(({ localName }) => localName);
  expect([elements, body.textContent.trim()]).toEqual([['p', 'a', 'img'], '']);
  expect(body.querySelector('a > img')?.getAttribute('alt')).toBe(WORDS);
});
