import { expect, it } from 'vitest';
import { createResultsView } from '../../../../src/browser/review-search/results/results-view.ts';
import type { SearchFields } from '../../../../src/browser/review-search/search-fields.ts';
import { openDocument } from '../../../support/browser/document.ts';
import { fieldsOf, SEARCH_WORDS } from '../../../support/content/search-words.ts';
import { mcpSite } from '../../../support/mcp/mcp.ts';

const { reviews } = mcpSite().catalog;
const MANY = Array.from({ length: 100 }, (_, at) => reviews[at % reviews.length] ?? expect.fail());

function open() {
  const { document } = openDocument(`<p id="search-status">The newest 20</p><section id="search-results" hidden></section>
    <template id="review-template"><article class="review"><h2 class="title"></h2><p class="words"></p></article></template>
    <div id="all-reviews"></div>`);
  const asked: number[] = [];
  const taken: (SearchFields | undefined)[] = [];
  const view = createResultsView(SEARCH_WORDS, {
    jobOf: () => [],
    onMore: (limit) => asked.push(limit),
    onWayOut: (fields) => taken.push(fields),
  });
  const select = (selector: string) => document.querySelector(selector) as HTMLElement;
  const cards = () => [...document.querySelectorAll('#search-results article')];
  return {
    view,
    /** Shows the first `count` results of a total. */
    find: (count: number, total: number, search: Partial<Parameters<typeof view.showFound>[1]> = {}) =>
      view.showFound({ total, reviews: MANY.slice(0, count) }, { limit: 20, words: '', ...search }),
    asked,
    taken,
    outs: () => [...document.querySelectorAll<HTMLElement>('.ways-out button')],
    status: () => select('#search-status').textContent,
    titles: () => cards().map((card) => card.getAttribute('data-review')),
    cards,
    shown: () => ['#search-results', '#all-reviews'].filter((part) => !select(part).hidden),
    more: select('#search-results button') as HTMLButtonElement,
  };
}

it('shows what was found in the place of the list, and says nothing of matches where only the order is another', () => {
  const page = open();
  page.find(3, 3, { words: 'water' });
  expect(page.titles()).toEqual(reviews.slice(0, 3).map(({ id }) => id));
  expect(page.shown()).toEqual(['#search-results']);
  expect(page.status()).toBe('3 reviews of 5,678 match');
  expect(page.more.hidden).toBe(true);
  page.find(1, 1, { words: 'water' });
  expect(page.titles()).toHaveLength(1);
  page.find(20, 50, { isAll: true });
  expect(page.status()).toBe('5,678 reviews');
});

it('leads to what the words name, above what holds them', () => {
  const page = open();
  page.find(3, 3, { words: 'water' });
  const fields = fieldsOf('?service=heaters');
  page.view.showNamed([{ label: 'Water heaters', fields, total: 1700 }]);
  const [button] = page.outs();
  expect(button?.textContent).toBe('Water heaters 1,700');
  button?.click();
  expect(page.taken).toEqual([fields]);
  page.view.showNamed([]);
  expect(page.outs()).toEqual([]);
});

it('says what was looked for where nothing is found, and leads on', () => {
  const page = open();
  page.find(0, 0, { words: 'boyler', search: '“boyler” · 5 stars' });
  expect(page.status()).toBe('Nothing for “boyler” · 5 stars.');
  expect([page.shown(), page.more.hidden]).toEqual([['#search-results'], true]);
  const fields = fieldsOf('?query=boiler');
  page.view.showWaysOut([{ label: 'boiler?', fields, total: 1234 }]);
  expect(page.outs().map(({ textContent }) => textContent)).toEqual(['boiler? 1,234', 'All of them']);
  for (const button of page.outs()) button.click();
  expect(page.taken).toEqual([fields, undefined]);
  page.find(1, 1, { words: 'boiler' });
  expect(page.outs()).toEqual([]);
});

it('shows the list again, and says why, or what it shows', () => {
  const page = open();
  page.find(3, 3);
  page.view.showList('Failed.');
  expect([page.shown(), page.titles(), page.status()]).toEqual([['#all-reviews'], [], 'Failed.']);
  page.find(3, 3);
  page.view.showList('');
  expect(page.status()).toBe('The newest 20');
});

it('offers more until there is no more, or the search gives none', () => {
  const page = open();
  page.find(20, 50);
  expect([page.more.hidden, page.more.textContent]).toEqual([false, 'More']);
  page.more.click();
  expect(page.asked).toEqual([40]);
  page.find(50, 50, { limit: 60 });
  expect(page.more.hidden).toBe(true);
  page.find(80, 300, { limit: 80 });
  page.more.click();
  expect(page.asked).toEqual([40, 100]);
  page.find(100, 300, { limit: 100 });
  expect([page.more.hidden, page.status()]).toEqual([true, '300 reviews of 5,678 match. The first 100.']);
});

it('keeps the cards that are there when more is asked for', () => {
  const page = open();
  page.find(20, 50);
  const [first] = page.cards();
  page.find(40, 50, { limit: 40, isMore: true });
  expect(page.titles()).toHaveLength(40);
  expect(page.cards()[0]).toBe(first);
  expect(page.status()).toBe('50 reviews of 5,678 match. Shown: 40.');
  page.find(20, 50);
  expect(page.titles()).toHaveLength(20);
  expect(page.cards()[0]).not.toBe(first);
});
