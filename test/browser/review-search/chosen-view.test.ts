import { expect, it } from 'vitest';
import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { createChosenView } from '../../../src/browser/review-search/chosen-view.ts';
import { openDocument } from '../../support/browser/document.ts';
import { SEARCH_WORDS } from '../../support/content/search-words.ts';

const FIVE: Choice = { field: 'rating', value: '5', name: '5 stars', kind: 'Rating', href: '' };
const MILL: Choice = { field: 'area', value: 'mill', name: 'Mill', kind: 'Area', href: '' };

it('has a button for each choice, and one for all where there are several', () => {
  const { document } = openDocument('<ul id="chosen" hidden></ul>');
  const list = document.querySelector('#chosen') as HTMLElement;
  const taken: (Choice | undefined)[] = [];
  const show = createChosenView(SEARCH_WORDS, (choice) => taken.push(choice));
  show([FIVE, MILL]);
  const buttons = [...list.querySelectorAll('button')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-label')])).toEqual([
    ['5 stars', 'Take away: 5 stars'],
    ['Mill', 'Take away: Mill'],
    ['Clear all', null],
  ]);
  expect(list.hidden).toBe(false);
  for (const button of buttons) button.click();
  expect(taken).toEqual([FIVE, MILL, undefined]);
  show([MILL]);
  expect(list.querySelectorAll('button')).toHaveLength(1);
  show([]);
  expect(list.hidden).toBe(true);
});
