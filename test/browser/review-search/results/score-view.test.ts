import { expect, it } from 'vitest';
import { createScoreView } from '../../../../src/browser/review-search/results/score-view.ts';
import { openDocument } from '../../../support/browser/document.ts';
import { SEARCH_WORDS } from '../../../support/content/search-words.ts';

function open() {
  const { document } = openDocument(`<nav class="spread"><div class="score"><span class="score-figure">4.3</span>
    <div><span class="stars-words">4.3 of 5 stars</span><svg class="stars"><svg width="86"></svg></svg><p>5,678 verified reviews</p></div></div></nav>`);
  const select = (selector: string) => document.querySelector(selector) as HTMLElement;
  const shown = () => [
    select('.score-figure').textContent,
    select('.stars-words').textContent,
    select('.stars svg').getAttribute('width'),
    select('p').textContent,
    select('.score').style.visibility || 'visible',
  ];
  return { showScore: createScoreView(SEARCH_WORDS), shown };
}

it('shows the mean of what is found, nothing where nothing is, and that of all again', () => {
  const { showScore, shown } = open();
  const ofAll = shown();
  showScore({ 5: 1200, 4: 0, 1: 300 });
  expect(shown()).toEqual(['4.2', '4.2 of 5 stars', '84', '1,500 of 5,678', 'visible']);
  showScore({ 5: 0, 1: 0 });
  expect(shown().at(-1)).toBe('hidden');
  showScore();
  expect(shown()).toEqual(ofAll);
});

it('shows the mean of a person only from ten reviews on, as the pages do', () => {
  const { showScore, shown } = open();
  showScore({ 5: 8, 1: 1 }, true);
  expect(shown().at(-1)).toBe('hidden');
  showScore({ 5: 9, 1: 1 }, true);
  expect(shown()).toEqual(['4.6', '4.6 of 5 stars', '92', '10 of 5,678', 'visible']);
});

it('rounds a mean as the pages do: first to two decimals, as the dataset has it', () => {
  const { showScore, shown } = open();
  // 4.4467
  showScore({ 5: 67, 4: 83 });
  expect(shown()).toEqual(['4.5', '4.5 of 5 stars', '89', '150 of 5,678', 'visible']);
});

it('does without a score, as on a page of a business without reviews', () => {
  openDocument('<main></main>');
  expect(() => createScoreView(SEARCH_WORDS)({ 5: 1 })).not.toThrow();
});
