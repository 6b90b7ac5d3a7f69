import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { pagePathsOf } from '../../../support/browser/page-paths.ts';
import { PAGE_TYPES } from '../../../support/browser/page-types.ts';
import { htmlMistakes } from '../../../support/judges/html-judge.ts';
import { checkLinks } from '../../../support/judges/link-checker.ts';
import { sampleDist, sampleOrigin } from '../../../support/shared.ts';
import { BASE_URL } from '../../../support/sites/built-site.ts';

const origin = await sampleOrigin();

it.each(PAGE_TYPES)('$name ($path) is valid HTML', async ({ path }) => {
  const answer = await fetch(origin + path);
  expect(await htmlMistakes(await answer.text())).toEqual([]);
});

it.each(PAGE_TYPES)('$name ($path) sets its words apart from its links', async ({ path }) => {
  const answer = await fetch(origin + path);
  expect(joinedWords(await answer.text())).toEqual([]);
});

it('every link answers and finds its place, and every page can be reached from home', async () => {
  const { broken, reached } = await checkLinks(`${origin}/`, BASE_URL);
  expect(broken).toEqual([]);
  const pages = pagePathsOf(await sampleDist()).map((path) => origin + path);
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

/** Where a word runs into a link, a number in bold or the like: the space between them was lost on the way from the source. */
function joinedWords(html: string): string[] {
  const { document } = parseHTML(html);
  const inline = [...document.querySelectorAll('a, b, code, q, span, time')].filter(
    (element) => !element.closest('.words, pre, svg'),
  );
  const pairs = inline.flatMap(({ previousSibling, textContent, nextSibling }) => [
    [textOf(previousSibling), textContent],
    [textContent, textOf(nextSibling)],
  ]);
  return pairs.map((pair) => pair.join('|')).filter((pair) => /[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(pair));
}

/** Of a text between elements; what a reader sees of two elements side by side is up to the styles. */
function textOf(node: Node | null): string {
  return node?.nodeType === 3 ? (node.textContent ?? '') : '';
}
