import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { buttonOf } from '../../../src/browser/review-search/button.ts';

it('is a button that does something, and submits no form', () => {
  const { document } = parseHTML('');
  let clicks = 0;
  const button = buttonOf(document, '<b>', () => clicks++);
  button.click();
  expect([button.outerHTML, clicks]).toEqual(['<button type="button">&lt;b&gt;</button>', 1]);
});
