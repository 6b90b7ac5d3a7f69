import { describe, expect, it } from 'vitest';
import { createResultsView } from '../../../../src/browser/review-search/results/results-view.ts';
import { readFields, type SearchFields } from '../../../../src/browser/review-search/search-fields.ts';
import { openDocument } from '../../../support/browser/document.ts';
import { SEARCH_WORDS } from '../../../support/content/search-words.ts';
import { mcpSite } from '../../../support/mcp/mcp.ts';

const { reviews } = mcpSite().catalog;

const CARD = '<article class="review"><h2 class="title"></h2><p class="words"></p></article>';

function open() {
  const { document } = openDocument(`<p id="search-status">The newest 20</p><section id="search-results" hidden></section>
    <script type="application/json" id="review-template">${JSON.stringify(CARD)}</script>
    <div id="all-reviews"></div>`);
  const asked: number[] = [];
  const taken: (SearchFields | undefined)[] = [];
  const view = createResultsView(SEARCH_WORDS, {
    jobOf: () => [],
    onMore: (limit) => asked.push(limit),
    onWayOut: (fields) => taken.push(fields),
  });
  const select = (selector: string) => document.querySelector(selector) as HTMLElement;
  return {
    view,
    asked,
    taken,
    outs: () => [...document.querySelectorAll<HTMLElement>('.ways-out button')],
    status: () => select('#search-status').textContent,
    titles: () => [...document.querySelectorAll('#search-results article')].map((card) => card.getAttribute('data-review')),
    cards: () => [...document.querySelectorAll('#search-results article')],
    shown: () => ['#search-results', '#all-reviews'].filter((part) => !select(part).hidden),
    more: select('#search-results button') as HTMLButtonElement,
  };
}

/** The first `count` results of a total. */
function found(count: number, total: number) {
  const many = Array.from({ length: 100 }, (_, at) => reviews[at % reviews.length]).filter((review) => review !== undefined);
  return { total, reviews: many.slice(0, count) };
}

describe('the view of results', () => {
  it('shows what was found in the place of the list', () => {
    const page = open();
    page.view.showFound(found(3, 3), { words: 'water' });
    expect(page.titles()).toEqual(reviews.slice(0, 3).map(({ id }) => id));
    expect(page.shown()).toEqual(['#search-results']);
    expect(page.status()).toBe('3 reviews of 5,678 match');
    expect(page.more.hidden).toBe(true);
    page.view.showFound(found(1, 1), { words: 'water' });
    expect(page.titles()).toHaveLength(1);
  });

  it('leads to what the words name, above what holds them', () => {
    const page = open();
    page.view.showFound(found(3, 3), { words: 'water' });
    const fields = readFields(new URLSearchParams('service=heaters'));
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
    page.view.showFound(found(0, 0), { words: 'boyler', search: '“boyler” · 5 stars' });
    expect(page.status()).toBe('Nothing for “boyler” · 5 stars.');
    expect([page.shown(), page.more.hidden]).toEqual([['#search-results'], true]);
    const fields = { ...readFields(new URLSearchParams()), query: 'boiler' };
    page.view.showWaysOut([{ label: 'boiler?', fields, total: 1234 }]);
    expect(page.outs().map(({ textContent }) => textContent)).toEqual(['boiler? 1,234', 'All of them']);
    for (const button of page.outs()) button.click();
    expect(page.taken).toEqual([fields, undefined]);
    page.view.showFound(found(1, 1), { words: 'boiler' });
    expect(page.outs()).toEqual([]);
  });

  it('shows the list again, and says why, or what it shows', () => {
    const page = open();
    page.view.showFound(found(3, 3), { words: '' });
    page.view.showList('Failed.');
    expect(page.shown()).toEqual(['#all-reviews']);
    expect(page.titles()).toEqual([]);
    expect(page.status()).toBe('Failed.');
    page.view.showFound(found(3, 3), { words: '' });
    page.view.showList('');
    expect(page.status()).toBe('The newest 20');
  });

  it('writes nothing anew on a page that shows its list, as a screen reader would say it', () => {
    const page = open();
    const words = document.querySelector('#search-status')?.firstChild;
    page.view.showList('');
    expect(document.querySelector('#search-status')?.firstChild).toBe(words);
  });

  it('offers more until there is no more, or the search gives none', () => {
    const page = open();
    page.view.showFound(found(20, 50), { words: '' });
    expect(page.more.hidden).toBe(false);
    expect(page.more.textContent).toBe('More');
    page.more.click();
    expect(page.asked).toEqual([40]);
    page.view.showFound(found(50, 50), { words: '' });
    expect(page.more.hidden).toBe(true);
    page.view.showFound(found(80, 300), { words: '' });
    page.more.click();
    expect(page.asked).toEqual([40, 100]);
    page.view.showFound(found(100, 300), { words: '' });
    expect(page.more.hidden).toBe(true);
    expect(page.status()).toBe('300 reviews of 5,678 match. The first 100.');
  });

  it('keeps the cards that are there when more is asked for', () => {
    const page = open();
    page.view.showFound(found(20, 50), { words: '' });
    const first = page.cards()[0];
    page.view.showFound(found(40, 50), { words: '', isMore: true });
    expect(page.titles()).toHaveLength(40);
    expect(page.cards()[0]).toBe(first);
    expect(page.status()).toBe('50 reviews of 5,678 match. Shown: 40.');
    page.view.showFound(found(20, 50), { words: '' });
    expect(page.titles()).toHaveLength(20);
    expect(page.cards()[0]).not.toBe(first);
  });

  it('says nothing of matches where only the order is another', () => {
    const page = open();
    page.view.showFound(found(20, 50), { words: '', isAll: true });
    expect(page.status()).toBe('5,678 reviews');
  });
});
