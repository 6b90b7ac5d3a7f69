import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../../src/authoring/read-content.ts';
import { discoverTopics } from '../../../src/insights/topics/discover.ts';
import type { Topic } from '../../../src/insights/topics/topic.ts';
import { type Catalog, createCatalog } from '../../../src/reviews/catalog.ts';
import type { Business } from '../../../src/reviews/schemas/business.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { readingsOf, readingsOfReviews } from '../../support/content/reading/reading.ts';

const FIRM: Business = { name: 'Alder Creek', url: 'https://example.com/', technicians: [], services: [], service_areas: [] };

function topicsOf(texts: readonly string[], firm: Partial<Business> = {}): Topic[] {
  return discoverTopics(readingsOf(texts), { ...FIRM, ...firm }, new Map(), []);
}

function labelsOf(texts: readonly string[], firm: Partial<Business> = {}): string[] {
  return topicsOf(texts, firm).map(({ label }) => label);
}

describe('the sample business', () => {
  let catalog: Catalog;
  let english: readonly Review[];
  let topics: Topic[];

  beforeAll(async () => {
    const content = await readContent(join(import.meta.dirname, '../../../content'));
    if (!content.ok) throw new Error('the sample content has problems');
    catalog = createCatalog(content.content, 'https://example.com');
    english = catalog.reviews.filter(({ language = 'en' }) => language.startsWith('en'));
    topics = discoverTopics(readingsOfReviews(english), catalog.business, new Map(), []);
  });

  it('is talked about in 8 to 20 topics', () => {
    expect(topics.length).toBeGreaterThanOrEqual(8);
    expect(topics.length).toBeLessThanOrEqual(20);
  });

  it('has the topics that a reader of its reviews expects', () => {
    expect(topics.map(({ label }) => label)).toEqual(
      expect.arrayContaining('Basement,Furnace,Roots,Hot water,Heaters,Mini-split,Heat pump,No charge,Invoice'.split(',')),
    );
  });

  it('names no person, place or aspect in them', () => {
    const words = topics.flatMap(({ terms }) => terms.flatMap((term) => term.toLowerCase().split(/[ -]/)));
    const names = [...catalog.business.technicians, ...catalog.business.service_areas].flatMap(({ name }) =>
      name.toLowerCase().split(' '),
    );
    expect(
      words.filter((word) => names.includes(word) || ['carol', 'tommy', 'price', 'staff', 'brookvale'].includes(word)),
    ).toEqual([]);
  });

  it('shows each topic in each of its reviews, by the words of one of its terms', () => {
    for (const { label, terms, reviews, places } of topics) {
      const roots = terms.map((term) => term.toLowerCase().slice(0, 4));
      expect(new Set(places.map(({ review }) => review)), label).toEqual(new Set(reviews));
      for (const { review, start, end } of places) {
        const quote = english[review]?.text.slice(start, end).toLowerCase() ?? '';
        expect(
          roots.some((root) => quote.includes(root)),
          quote,
        ).toBe(true);
        expect(quote.length).toBeLessThanOrEqual(200);
        expect(quote).toBe(quote.trim());
      }
    }
  });

  it.each([
    ['Furnace', /\bfurnaces?\b/i],
    ['Mini-split', /\bmini[ -]splits?\b/i],
    ['Rebate', /\brebates?\b/i],
    ['Roots', /\broots?\b(?! cause)/i],
    ['Drain', /\bdrain(s|age|ing)?\b/i],
  ])('counts for %s nearly all reviews that a plain search finds, and no others', (label, words) => {
    const found = english.flatMap(({ text }, number) => (words.test(text) ? [number] : []));
    const counted = topics.find((topic) => topic.label === label)?.reviews ?? [];
    expect(counted.filter((number) => !found.includes(number))).toEqual([]);
    expect(counted.length).toBeGreaterThan(0.7 * found.length);
  });

  it('has fewer topics where there are fewer reviews', () => {
    const few = discoverTopics(readingsOfReviews(english.slice(0, 20)), catalog.business, new Map(), []);
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThan(topics.length);
  });
});

it('finds nothing in no reviews and in one', () => {
  expect(topicsOf([])).toEqual([]);
  expect(topicsOf(['The sump pump and the gutters, and again the gutters and the gutters.'])).toEqual([]);
});

it('needs three reviews, and two in a hundred', () => {
  const others = Array.from({ length: 197 }, () => 'All was well.');
  expect(labelsOf(['Our gutters leak.', 'New gutters.', 'Gutters at last.'])).toEqual(['Gutters']);
  expect(labelsOf(['New gutters.', 'Gutters at last.'])).toEqual([]);
  expect(labelsOf(['Our gutters.', 'New gutters.', 'Gutters at last.', ...others])).toEqual([]);
  expect(labelsOf(['Our gutters.', 'New gutters.', 'Gutters at last.', 'The gutters.', ...others.slice(1)])).toEqual(['Gutters']);
});

const WHO = 'I You He She We They Both All Nobody Who'.split(' ');

it('sorts by reviews, then by label', () => {
  const texts = ['shingles', 'gutters', 'chimney', 'gutters', 'chimney', 'shingles', 'gutters', 'chimney', 'shingles'];
  const topics = topicsOf([...texts, 'shingles'].map((word, at) => `${WHO[at % WHO.length]} saw to the ${word}.`));
  expect(topics.map(({ label, reviews }) => [label, reviews.length])).toEqual([
    ['Shingles', 4],
    ['Chimney', 3],
    ['Gutters', 3],
  ]);
});

it.each([
  ['praise', 'Great service, highly recommended, amazing staff, fair price.'],
  ['time', 'Monday in July at noon, two weeks later, 45 minutes, next Tuesday.'],
  ['fragments', 'He came out and told me so, they said we would be called back.'],
  ['people', 'My husband, my neighbor and the plumber.'],
])('makes no topic of %s', (_, text) => {
  expect(labelsOf([text, text, text, text, text])).toEqual([]);
});

it('makes no topic of the names that the business gives, nor of those with a capital', () => {
  const text = 'So Bill Oyelaran of Alder Creek came to Lakeview for our Sump Pumps with Carol and Ezra, then Carol left.';
  const firm = {
    technicians: [{ name: 'Bill Oyelaran' }],
    services: [{ id: 'sump-pump', name: 'Sump pumps' }],
    service_areas: [{ id: 'lakeview', name: 'Lakeview' }],
  };
  const words = topicsOf([text, text, text], firm).flatMap(({ terms }) => terms.flatMap((term) => term.toLowerCase().split(' ')));
  expect(words.filter((word) => /bill|oyelaran|alder|creek|lakeview|carol|ezra/.test(word))).toEqual([]);
  expect(labelsOf([text, text, text], firm)).not.toContain('Sump pumps');
});

it('makes no topic of the name of an aspect, but of things that have it in theirs', () => {
  const texts = ['The food came.', 'Our food, and our dog food.', 'No food.', 'A dog food.', 'That dog food!', 'Food at last.'];
  const labels = (aspects: readonly string[]) =>
    discoverTopics(readingsOf(texts), FIRM, new Map(), aspects).map(({ label }) => label);
  expect(labels([])).toEqual(['Food']);
  expect(labels(['Food and drink'])).toEqual(['Dog food']);
});

it('counts a longer term for the shorter as well', () => {
  const [topic, ...others] = topicsOf([
    'The utility rebate came.',
    'No utility rebate yet.',
    'A utility rebate!',
    ...Array.from({ length: 7 }, (_, at) => `${WHO[at % WHO.length]} said the rebate is late.`),
  ]);
  expect(topic).toMatchObject({ id: 'rebate', label: 'Rebate', terms: ['rebate', 'utility rebate'] });
  expect(topic?.reviews).toHaveLength(10);
  expect(others).toEqual([]);
});

it('names nothing that only copies of a text speak of, whatever else differs in them', () => {
  const text = (name: string) => `${name} fitted the new skylight above our stairs and it has not leaked since last winter.`;
  const copies = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve'].map(text);
  expect(labelsOf(copies)).toEqual([]);
  expect(labelsOf([...copies, 'A skylight!', 'Our skylight drips.'])).toEqual(['Skylight']);
});

it('gives a label once', () => {
  const kinds = ['water heater', 'tankless heater', 'heater'].flatMap((kind) => [
    `Our ${kind}.`,
    `A ${kind}!`,
    `The ${kind}, again.`,
  ]);
  const labels = labelsOf(kinds);
  expect(labels).toHaveLength(1);
});

it('names things by nouns, alone or with what stands before them', () => {
  const texts = [
    'We flushed the water heater, extremely well.',
    'Honestly a delicious water heater.',
    'Ensure that the water heater works.',
  ];
  expect(labelsOf(texts)).toEqual(['Water heater']);
});

it('takes a word for what it is here, a noun or a verb', () => {
  const orders = [
    'My order was late.',
    'The order was wrong.',
    'An order of two.',
    'They lost the order.',
    'They order shingles.',
  ];
  expect(topicsOf([...orders, 'I order gutters.']).find(({ label }) => label === 'Order')?.reviews).toEqual([0, 1, 2, 3]);
  expect(labelsOf(['They submit it.', 'I submit claims.', 'We had to submit it.'])).toEqual([]);
});

it('does not take a fixed phrase for one of its words', () => {
  const texts = ['The roots came back.', 'So many roots!', 'Tree roots.', 'He found the root cause.'];
  expect(topicsOf(texts)).toMatchObject([{ label: 'Roots', reviews: [0, 1, 2] }]);
});

it('keeps apart what the business offers in several kinds', () => {
  const texts = [
    'Our heat pump hums.',
    'A heat pump!',
    'New heat pump.',
    'That pump died.',
    'The pump, gone.',
    'A pump at night.',
  ];
  const services = [
    { id: 'sump-pump', name: 'Sump pumps' },
    { id: 'heat-pump-installation', name: 'Heat pumps installed' },
  ];
  const counts = topicsOf(texts, { services }).map(({ label, reviews }) => [label, reviews.length]);
  expect(counts).toEqual([
    ['Heat pump', 3],
    ['Pump', 3],
  ]);
  // Now "heat pump" is only the name of a service.
  expect(topicsOf(texts, { services: [...services, { id: 'heat-pump', name: 'Heat pump' }] })).toMatchObject([{ label: 'Pump' }]);
});

it('takes any text, and stays within it', () => {
  const words = ['gutter', 'Gutters', 'sump', 'pump', 'no', 'the', 'of', 'x'.repeat(250)];
  const word = fc.constantFrom(...words, ',', '.', '\n', '🍼', '’s', '-', ' \t ');
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
    fc.array(word, { maxLength: 20 }).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const topics = topicsOf(texts);
      expect(topics.length).toBeLessThanOrEqual(20);
      expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
      for (const { id, reviews, places } of topics) {
        expect(id).toMatch(/^[a-z0-9][a-z0-9-]*$/);
        expect(reviews.length).toBeGreaterThanOrEqual(3);
        expect([...new Set(places.map(({ review }) => review))]).toEqual(reviews);
        for (const { review, start, end } of places) {
          const quote = texts[review]?.slice(start, end) ?? '';
          expect(quote).toMatch(/gutter|sump|pump|\p{L}/iu);
          expect(quote.length).toBe(end - start);
          expect(end - start).toBeLessThanOrEqual(200);
        }
      }
    }),
  );
});

it('reads a long text of one word', () => {
  const long = 'gutter '.repeat(3_000);
  expect(topicsOf([long, `Our ${long}`, `My ${long}`])).toMatchObject([{ label: 'Gutter', reviews: [0, 1, 2] }]);
});
