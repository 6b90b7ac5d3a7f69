import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { namesIn } from '../../../../src/insights/topics/terms/names.ts';
import type { Aliases } from '../../../../src/reviews/aliases.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const business = {
  name: 'Alder Creek Air',
  url: 'https://example.com/',
  technicians: [{ name: 'Michael Kowalczyk' }],
  services: [{ id: 'sump-pump', name: 'Sump pumps' }],
  service_areas: [{ id: 'fairmont', name: 'Fairmont Township' }],
};

const NONE: Aliases['technicians'] = new Map();

/** Where the stem of a word may stand in a topic, given what the reviews say. */
function placeOf(word: string, { of = business, aliases = NONE, aspects = [], texts = [] }: Given): string {
  const { barred, weak } = namesIn(of, aliases, aspects, readingsOf(texts));
  return barred.has(stemOf(word)) ? 'nowhere' : weak.has(stemOf(word)) ? 'beside others' : 'anywhere';
}

interface Given {
  readonly of?: typeof business;
  readonly aliases?: Aliases['technicians'];
  readonly aspects?: readonly string[];
  readonly texts?: readonly string[];
}

const JACK = ['We met Jack and Jack was kind.', 'So was Grace.', 'a jack, by the grace of Jack'];
const BERRY = ['We met Mr Berry and the Berry sons.', 'Ask Berry!', 'a berry'];
const ABROAD = ['We called Zbigniew and Zbigniew came to Wauwatosa.', 'the pipe in Wauwatosa'];
const FIRST = [
  ...['Gourav and Prab came. Guacamole was cold.', 'No fuss. Gourav was kind.', 'John came, his guacamole too.'],
  'we met gourav and had guacamole',
];
const MARRIED = { aliases: new Map([['Michael Kowalczyk', ['Dr Clarke', 'Mick']]]), texts: ['Dr. Clarke was kind'] };

it.each<[string, string, string, Given]>([
  ['the names of people and places', 'kowalczyk fairmont', 'nowhere', {}],
  ['their short forms', 'michael', 'nowhere', {}],
  ['the other names that the business gives its people', 'clarke mick', 'nowhere', MARRIED],
  ['given names that are words of English, where they have a capital', 'jack', 'nowhere', { texts: JACK }],
  ['given names, where they mostly have none', 'jack', 'anywhere', { texts: ['they used a jack', 'the Jack'] }],
  ['the initials of the business, and its name as one word', 'aca aldercreekair', 'nowhere', {}],
  ['its domain', 'massage', 'beside others', { of: { ...business, url: 'https://www.massage.example.com/' } }],
  ['the one word of its name that is a word of English', 'glass', 'beside others', { of: { ...business, name: 'Glass' } }],
  [
    'given names that are no words of English, also if two in five stand without a capital',
    'jake',
    'nowhere',
    { texts: ['Met with jake. Jake was kind.', 'I recommend jake', 'Jake came', 'Jake is nice'] },
  ],
  ['words of English that mostly have a capital', 'berry', 'beside others', { texts: BERRY }],
  ['words of English that have one once', 'berry', 'anywhere', { texts: ['the Berry pie'] }],
  ['parts of names that are words of English', 'air', 'beside others', {}],
  ['what the reviews themselves write with a capital', 'zbigniew wauwatosa', 'nowhere', { texts: ABROAD }],
  ['what they do not', 'pipe', 'anywhere', { texts: ABROAD }],
  ['names that stand only at the beginning of sentences', 'gourav prab john', 'nowhere', { texts: FIRST }],
  ['a thing that mostly stands elsewhere', 'guacamole', 'anywhere', { texts: FIRST }],
  ['the words in the names of the aspects', 'food drink', 'beside others', { aspects: ['Food and drink'] }],
])('lets %s (%s) stand %s', (_, words, place, given) => {
  for (const word of words.split(' ')) expect([word, placeOf(word, given)]).toEqual([word, place]);
});

it('knows the services by their names', () => {
  expect(namesIn(business, NONE, [], readingsOf([])).services).toContain('sump pump');
});
