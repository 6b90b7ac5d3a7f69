import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordSearch } from '../../../src/mcp/word-search/word-search.ts';
import type { Business } from '../../../src/reviews/schemas/business.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview, authoredReviews, NOTHING_UNPUBLISHED, sampleSite } from '../../support/content/sample-site.ts';
import { sourceOf, sourceOfSampleBusiness } from '../../support/mcp/mcp.ts';

const business = {
  technicians: [{ name: 'Łukasz Großmann' }, { name: 'Marisol Vega' }],
  services: [
    { id: 'ac-repair', name: 'Air conditioning' },
    { id: 'drains', name: 'Drain cleaning' },
  ],
  service_areas: [{ id: 'lake', name: 'Lakeview' }],
};

/** Analysing many reviews would take long, and search does not need it. */
const { insights } = sampleSite();

/** A search in reviews, the newest first. Each has 3 stars, the text `Nothing much.` and the given fields. */
function searchIn(reviews: readonly Partial<AuthoredReview>[], about: Partial<Business> = business) {
  const all = authoredReviews(reviews.map((fields) => ({ rating: 3, text: 'Nothing much.', ...fields })));
  const { words, index } = sourceOf({ business: about, reviews: all, insights });
  const find = async (question: string, limit = 20) => {
    const { reviews: found } = await words.find(question, limit);
    return found.map(({ review: { id } }) => index.rowOf(id));
  };
  return { words, find };
}

describe('a question', () => {
  const { find } = searchIn([
    { text: 'The water heaters were cold.' },
    { text: 'A new boiler, and no water at all.' },
    { text: 'Dana fixed the drain, the boiler and the water heater.' },
    { text: 'In der Straße war es voll.' },
    { text: 'Oui, l’eau chaude est revenue' },
    { text: 'They came in time.', title: 'A wonderful apprentice' },
    { text: 'Fine.', response: { date: '2026-02-01', text: 'Your faucet is under warranty.' } },
    { text: 'Good.', mentions: { technicians: ['Marisol Vega'], services: ['ac-repair'] }, service_area: 'lake' },
  ]);

  it.each([
    ['finds what has most of its words first', 'boiler and heater', [2, 0, 1]],
    ['looks in titles', 'apprentice', [5]],
    ["looks in the business's answers", 'faucet warranty', [6]],
    ['looks in the names of technicians, services and areas', 'vega', [7]],
    ['of a service', 'conditioning', [7]],
    ['of an area', 'lakeview', [7]],
    ['forgives a slip', 'aprentice', [5]],
    ['finds a longer word by its beginning', 'apprent', [5]],
    ['finds nothing by words that every text has', 'the and of', []],
    ['finds nothing by what stands nowhere', 'xylophone zebra', []],
    ['finds nothing by no word', '?!? …', []],
  ])('%s: %s', async (_, question, rows) => {
    const found = await find(question);
    expect(found.slice(0, rows.length)).toEqual(rows);
    expect(found.length).toBeGreaterThanOrEqual(rows.length);
    if (rows.length === 0) expect(found).toEqual([]);
  });

  it.each(['', ' \n'])('that is empty finds the newest: %j', async (question) => {
    expect(await find(question, 3)).toEqual([0, 1, 2]);
  });

  it('counts those that have any of its words, and those that have all', async () => {
    const { words } = searchIn([{ text: 'A cat.' }, { text: 'A dog.' }, { text: 'The cat and the dog.' }]);
    const { total, withAll, asked, reviews } = await words.find('pets, cats and dogs', 1);
    expect({ total, withAll, found: reviews.length }).toEqual({ total: 3, withAll: 0, found: 1 });
    expect(asked).toEqual(
      expect.arrayContaining([
        { what: 'pets', reviews: 0 },
        { what: 'cats', reviews: 2 },
        { what: 'dogs', reviews: 2 },
      ]),
    );
    expect(await words.find('cats and dogs', 1)).toMatchObject({ total: 3, withAll: 1 });
    // A spelling mistake, which is tolerated and reported.
    expect((await words.find('categry dogs', 1)).asked).toContainEqual({ what: 'categry', reviews: 0 });
    const near = await searchIn([{ text: 'An apprentice.' }]).words.find('aprentice', 1);
    expect(near.asked).toEqual([{ what: 'words like aprentice', reviews: 1 }]);
  });

  it('finds those first that have all of its words', async () => {
    const rain = { text: 'Warm rain, and drains, drains, drains.', mentions: { technicians: [], services: ['drains'] } };
    const { find: findRain } = searchIn([rain, {}, { text: 'In rain we would not have a drain so warm.' }]);
    expect(await findRain('warm rain drains')).toEqual([0, 2]);
    const described = { ...business, services: [{ id: 'boiler', name: 'Boilers', description: 'No warm rain in the shower' }] };
    const reviews = [
      { text: 'Fine.', mentions: { technicians: [], services: ['boiler'] } },
      { text: 'Warm rain again, after a year of cold days, and nights that were colder.' },
    ];
    const { words, find: findIn } = searchIn(reviews, described);
    const found = await words.find('warm rain', 5);
    expect(found.asked).toContainEqual({ what: 'service=boiler', reviews: 1 });
    // The service that may be meant is not asked for, and does not stand for the words.
    expect(found).toMatchObject({ total: 2, withAll: 1 });
    expect(await findIn('warm rain')).toEqual([1, 0]);
  });

  it.each([
    ['a name, by word or by record', 'Marisol', 3],
    ['a name of several words', 'Marisol Vega', 3],
    ['a name and a word', 'Marisol was late', 1],
    ['a name that stands for two services', 'heating', 3],
    ['an area', 'late in lakeview', 1],
    ['stars, which no word says', 'Marisol, 3 stars', 1],
    ['stars alone', '3 stars', 1],
    ['any of several stars', '1 or 3 stars', 1],
    ['any star below a number', 'Marisol, under 4 stars', 1],
  ])('has all of its words also where a record has what they name: %s', async (_, question, count) => {
    const services = ['repair', 'cleaning'].map((what) => ({ id: `heating-${what}`, name: `Heating ${what}` }));
    const vega = { technicians: ['Marisol Vega'], services: [] };
    const reviews = [
      { text: 'Late.', mentions: vega, service_area: 'lake' },
      { text: 'Marisol Vega was here.', rating: 3 },
      { text: 'Good.', mentions: vega },
      { text: 'The heating!' },
      ...services.map(({ id }) => ({ text: 'Good.', mentions: { technicians: [], services: [id] } })),
    ];
    const { words } = searchIn(
      reviews.map((fields) => ({ rating: 5, ...fields })),
      { ...business, services },
    );
    expect((await words.find(question, 20)).withAll).toBe(count);
  });

  it('finds no more than is asked for, the best of them', async () => {
    expect(await find('boiler and heater', 1)).toEqual([2]);
  });

  it('finds the newest first among equals', async () => {
    expect(await searchIn([{}, { text: 'Drain.' }, { text: 'Drain.' }]).find('drain')).toEqual([1, 2]);
  });
});

describe('what records say', () => {
  const others = Array.from({ length: 20 }, () => ({ date: '2022-06-01' }));
  const { find } = searchIn([
    { rating: 5, date: '2026-01-01' },
    { rating: 2, mentions: { technicians: ['Łukasz Großmann'], services: [] }, date: '2025-12-31' },
    { text: 'Since 2024 all is well.', mentions: { technicians: [], services: ['drains'] }, date: '2025-01-01' },
    { text: 'Muy bien.', language: 'es', service_area: 'lake', date: '2024-12-31' },
    { source: { name: 'Booking.com' }, date: '2023-12-31' },
    ...others,
  ]);

  it.each([
    ['2 stars', [1]],
    ['a five-star review', [0]],
    ['1 star', []],
    ['visits in 2025', [1, 2]],
    ['is Lukasz reliable', [1]],
    ['were the drains good', [2]],
    ['reviews in Spanish', [3]],
    ['anything in Lakeview', [3]],
    ['reviews on Booking.com', [4]],
  ])('counts, although no text does: %s', async (question, rows) => {
    expect(await find(question)).toEqual(rows);
  });
});

describe('the name of a language', () => {
  const { words, find } = searchIn([
    { text: 'Marisol spoke Spanish with my mother.', language: 'en' },
    { text: 'Muy bien.', language: 'es' },
    { text: 'Sehr gut.', language: 'de' },
    { text: 'Quick and clean.', language: 'en' },
  ]);

  it('finds reviews that state none, as they are in that of the business', async () => {
    expect(await searchIn([{}, { language: 'es' }, {}]).find('reviews in English')).toEqual([0, 2]);
  });

  it('is found in a text, too', async () => {
    expect(await find('do they speak Spanish')).toEqual([0, 1]);
  });

  it.each([
    ['reviews in Spanish', [1, 0], 1],
    ['reviews in Spanish or German', [1, 2, 0], 2],
  ])('asks for reviews in it: %s', async (question, rows, count) => {
    expect(await find(question)).toEqual(rows);
    expect((await words.find(question, 20)).withAll).toBe(count);
  });
});

it('finds for any question rows that are there, each once, the same each time', async () => {
  const words = ['water', 'heater', 'boiler', 'Łukasz', '2 stars', 'Lakeview', 'watr', 'drains', '2026', '=', 'rating=3', '\n'];
  const { find } = searchIn([{ text: 'water heater' }, { text: 'boiler' }, { text: 'water' }, { service_area: 'lake' }]);
  const question = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((some) => some.join(' ')),
    fc.string({ unit: anyCharacter, maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(question, async (asked) => {
      const rows = await find(asked);
      expect(new Set(rows).size).toBe(rows.length);
      for (const row of rows) expect(row).toBeLessThan(4);
      expect(await find(asked)).toEqual(rows);
    }),
  );
});

it('says what was looked for and how many reviews have it, and cuts out the part that fits', async () => {
  const long = `${'Nothing of interest. '.repeat(60)}The drain was clogged.`;
  const { words } = searchIn([{ text: long }]);
  const { reviews, asked, total, withAll } = await words.find('a CLOGGED, drain in Lakeview?', 5);
  expect(asked).toEqual(
    expect.arrayContaining([
      { what: 'clogged', reviews: 1 },
      { what: 'drain', reviews: 1 },
      { what: 'lakeview', reviews: 0 },
      { what: 'service=drains', reviews: 0 },
      { what: 'service_area=lake', reviews: 0 },
    ]),
  );
  expect(asked).toHaveLength(5);
  expect([total, withAll]).toEqual([1, 0]);
  expect(reviews[0]?.excerpt).toMatch(/^….*The drain was clogged\.$/);
});

it('reads the reviews when it is first asked, once for all questions', async () => {
  const { index, review, ...source } = sourceOf({ business, reviews: [authoredReview()], insights });
  let read = 0;
  const counted = (row: number) => {
    read++;
    return review(row);
  };
  const sideData = { ...NOTHING_UNPUBLISHED, languages: [], sources: [] };
  const words = createWordSearch({ business: source.business, sideData, index, review: counted });
  expect(read).toBe(0);
  await Promise.all([words.find('zebra', 5), words.find('okapi', 5)]);
  expect(read).toBe(1);
});

describe('about the sample business', async () => {
  const { words, index, review } = await sourceOfSampleBusiness();
  const all = Array.from({ length: index.size }, (_, row) => review(row));

  async function idsFor(question: string): Promise<string[]> {
    return (await words.find(question, 20)).reviews.map(({ review: { id } }) => id);
  }

  it.each([
    ['Who fixed a frozen pipe in winter?', '2026-01-05-deb-h'],
    ['Was anybody charged twice?', '2025-02-24-paul-teichert'],
    ['Is Priya good with boilers?', '2026-01-19-lukasz-w'],
    ['Which customers complained about the price?', '2025-12-16-yolanda-c'],
    ['Did Luis find tree roots in the sewer?', '2026-07-23-marguerite-k'],
    ['Is the hybrid water heater loud?', '2026-10-12-amir-k'],
    ['Who can I trust with a church boiler?', '2026-02-19-alvin-r'],
    ['What do customers say about sump pumps?', '2024-03-28-devnull-dave'],
    ['Did the pipe over the garage split?', '2024-01-17-rusty-p'],
    ['drain cleaning for a dog groomer', '2026-03-26-kaylee-r'],
    ['2 stars for Marcus', '2023-07-14-stan-wojcik'],
    ['no vino el técnico', '2026-07-10-oscar-d'],
    ['a toilet that keeps running', '2023-12-15-d-pruitt'],
    ['furnace quit in a blizzard at night', '2025-01-21-leroy-n'],
    ['refrigerent lost again after a recharge', '2024-06-24-anil-deshmukh'],
    ['compressor under manufacturer warranty', '2025-06-13-harriet-s'],
    ['calentador sin tanque', '2025-05-05-ivan-cordero'],
    ['day care without heat', '2025-01-06-bettina-haas'],
  ])('%s is answered among the first three', async (question, id) => {
    expect((await idsFor(question)).slice(0, 3)).toContain(id);
  });

  it('every review of a technician is found by the name without its accent, by record or by text', async () => {
    const expected = all.filter((each) => /ren[eé]e/i.test(JSON.stringify(each))).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(10);
    expect((await idsFor('Renee')).sort()).toEqual(expected.sort());
  });

  it.each(['the and of', 'Swimming pools?'])('nothing is found by %s', async (question) => {
    expect(await idsFor(question)).toEqual([]);
  });
});
