import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { ownChangesWords } from '../../../src/representations/text/own-changes-words.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

const { method } = sampleSite().insights;
const PRICE = { id: 'price', name: 'Price' };

it('tells which aspects the business has left out, and to which it has added words', () => {
  const changed = { ...method, by_business: { hidden: [{ id: 'punctuality', name: 'Punctuality' }, PRICE], own_words: [PRICE] } };
  expect(ownChangesWords(changed, localeOf('en'))).toEqual([
    'The business has left these aspects out: Punctuality, Price.',
    'The business has added words of its own to the lists for these: Price.',
  ]);
  expect(ownChangesWords(changed, localeOf('es'))[1]).toMatch(/: Precio\.$/);
});

it.each([
  ['only words', { hidden: [], own_words: [PRICE] }, [/^The business has added words/]],
  ['only what is left out', { hidden: [PRICE], own_words: [] }, [/^The business has left/]],
  ['nothing', undefined, []],
])('where it has changed %s, tells no more', (_, by_business, said) => {
  const changed = by_business ? { ...method, by_business } : method;
  expect(ownChangesWords(changed, localeOf('en'))).toEqual(said.map((each) => expect.stringMatching(each)));
});
