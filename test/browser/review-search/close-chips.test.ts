import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { closeChips } from '../../../src/browser/review-search/close-chips.ts';

function open() {
  const { document, Event } = parseHTML(
    '<nav class="filters"><details open><summary>A</summary><a>x</a></details></nav><p>y</p>',
  );
  closeChips(document);
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  return {
    isOpen: () => details.hasAttribute('open'),
    click: (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true })),
    press: (key: string) => document.dispatchEvent(Object.assign(new Event('keydown'), { key })),
  };
}

it('closes an open list at a click beside it and at Escape, and at nothing else', () => {
  const page = open();
  page.click('a');
  page.press('a');
  expect(page.isOpen()).toBe(true);
  page.click('p');
  expect(page.isOpen()).toBe(false);
  const other = open();
  other.press('Escape');
  expect(other.isOpen()).toBe(false);
});
