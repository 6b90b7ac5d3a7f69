import { expect, it } from 'vitest';
import type { Choice } from '../../../src/browser/review-search/choices.ts';
import { countWords } from '../../../src/browser/review-search/near-word.ts';
import { addressOf, readFields } from '../../../src/browser/review-search/search-fields.ts';
import { searchedFor, waysOut } from '../../../src/browser/review-search/ways-out.ts';
import { SEARCH_WORDS } from '../../support/content/search-words.ts';

const choice = (field: Choice['field'], value: string, name: string): Choice => ({ field, value, name, kind: '', href: '' });
const CHOICES = [choice('rating', '5', '5 stars'), choice('area', 'old-mill', 'Old Mill'), choice('technician', 'Dana', 'Dana')];
const KNOWN = countWords(['the boiler', 'dana']);

const fieldsOf = (address: string) => readFields(new URLSearchParams(address));
const waysFrom = (address: string, choices = CHOICES, known = KNOWN) =>
  waysOut(fieldsOf(address), choices, known, SEARCH_WORDS).map(({ label, fields }) => [label, addressOf(fields)]);

it('takes away one thing at a time', () => {
  expect(waysFrom('?query=boiler&rating=5&area=old-mill')).toEqual([
    ['Without 5 stars', '?query=boiler&area=old-mill'],
    ['Without Old Mill', '?query=boiler&rating=5'],
    ['Without “boiler”', '?rating=5&area=old-mill'],
  ]);
});

it('looks for each word alone', () => {
  expect(waysFrom('?query=boiler+in+attic+boiler')).toEqual([
    ['“boiler”', '?query=boiler'],
    ['“attic”', '?query=attic'],
  ]);
});

it('looks first for what single words name, then for the words that few texts hold', () => {
  const choices = [
    choice('service', 'w', 'Water heaters'),
    choice('technician', 'Luis', 'Luis Soto'),
    choice('area', 'd', 'Didcot'),
  ];
  const known = countWords(['did did did fix luis luis']);
  expect(waysFrom('?query=did+zzz+Luis+fix+it&rating=5', choices, known)).toEqual([
    ['Luis Soto', '?rating=5&technician=Luis'],
    ['“Luis”', '?query=Luis&rating=5'],
    ['“fix”', '?query=fix&rating=5'],
    ['“did”', '?query=did&rating=5'],
    ['“zzz”', '?query=zzz&rating=5'],
  ]);
});

it('looks for a phrase without the quotation marks of the reader', () => {
  expect(waysFrom('?query="nobody+called"')).toEqual([
    ['“nobody called”', '?query=nobody+called'],
    ['“nobody”', '?query=nobody'],
    ['“called”', '?query=called'],
  ]);
  expect(waysFrom('?query=“attic”')).toEqual([['“attic”', '?query=attic']]);
  expect(searchedFor(fieldsOf('?query="nobody+called"'), [], SEARCH_WORDS)).toBe('"nobody called"');
});

it.each([
  ['don’t', ["don't"]],
  ['“don’t”', ['don’t', "don't"]],
  ["don't", []],
])('looks for %s with plain apostrophes, as telephones write others by themselves', (typed, others) => {
  const typedOtherwise = others.map((words) => [`“${words}”`, addressOf(fieldsOf(`?query=${words}`))]);
  expect(waysFrom(`?query=${typed}`)).toEqual(typedOtherwise);
});

it('mends slips in words and names, and keeps the order alone', () => {
  expect(waysFrom('?query=Boyler&rating=5&sort=lowest')[0]).toEqual(['“boiler”?', '?query=boiler&sort=lowest']);
  expect(waysFrom('?query=dnaa')).toEqual([
    ['Dana?', '?technician=Dana'],
    ['“dana”?', '?query=dana'],
  ]);
});

it('has none from a search for one word without a slip', () => {
  expect(waysFrom('?query=boiler')).toEqual([]);
});

it('says what was looked for', () => {
  expect(searchedFor(fieldsOf('?query=hot'), CHOICES.slice(0, 2), SEARCH_WORDS)).toBe('“hot” · 5 stars · Old Mill');
});

it('looks for mended words alone, as the whole may stand nowhere', () => {
  const ways = waysFrom('?query=pho+bo', CHOICES, countWords(['phở rất ngon', 'bo']));
  expect(ways).toEqual([
    ['“phở bo”?', '?query=ph%E1%BB%9F+bo'],
    ['“phở”', '?query=ph%E1%BB%9F'],
  ]);
});
