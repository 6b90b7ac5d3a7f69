import { expect, it, vi } from 'vitest';
import { watchChips } from '../../../src/browser/review-search/watch-chips.ts';
import { openDocument } from '../../support/browser/document.ts';

function open() {
  const { document, Event } = openDocument(
    '<main><nav class="filters"><details open><summary>A</summary><a>x</a></details></nav><p>y</p></main>',
  );
  watchChips();
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  const onFocus = vi.fn();
  details.querySelector('summary')?.addEventListener('focus', onFocus);
  return {
    /** Called when the focus is moved to what opens the list. */
    onFocus,
    isOpen: () => details.hasAttribute('open'),
    click: (selector: string, bubbles = true) => document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles })),
    /** Lets go of a key where it has moved the focus to. */
    release: (key: string, selector: string) =>
      document.querySelector(selector)?.dispatchEvent(Object.assign(new Event('keyup', { bubbles: true }), { key })),
  };
}

it('closes an open list at a click beside it and at Escape, which leaves the focus at the list, and at nothing else', () => {
  const page = open();
  page.click('a');
  page.release('a', 'a');
  expect(page.isOpen()).toBe(true);
  page.click('p');
  expect(page.isOpen()).toBe(false);
  expect(page.onFocus).not.toHaveBeenCalled();
  const other = open();
  other.release('Escape', 'a');
  expect(other.isOpen()).toBe(false);
  expect(other.onFocus).toHaveBeenCalled();
});

it('listens below the body, as Safari on an iPhone makes no click of a tap on plain text otherwise', () => {
  const page = open();
  page.click('main', false);
  expect(page.isOpen()).toBe(false);
});

it('closes an open list when the Tab key has left it, which it would cover', () => {
  const page = open();
  page.release('Tab', 'a');
  expect(page.isOpen()).toBe(true);
  page.release('Tab', 'p');
  expect(page.isOpen()).toBe(false);
});
