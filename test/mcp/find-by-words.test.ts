import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByWords } from '../../src/mcp/find-by-words.ts';
import { search } from '../../src/mcp/tools/search.ts';
import type { AuthoredReview } from '../../src/reviews/review.ts';
import { foldText } from '../../src/reviews/text-match.ts';
import { callTool, sourceOf, sourceOfSampleBusiness } from '../support/mcp.ts';
import { authoredReview } from '../support/sample-site.ts';

const business = {
  technicians: [{ name: 'Łukasz Großmann' }, { name: 'Marisol Vega' }],
  services: [
    { id: 'ac-repair', name: 'Air conditioning' },
    { id: 'drains', name: 'Drain cleaning' },
  ],
};

/** Reviews, the newest first, each `Nothing much.` but for what is given. */
function sourceWith(reviews: readonly Partial<AuthoredReview>[]) {
  return sourceOf({
    business,
    reviews: reviews.map((fields, n) =>
      authoredReview({
        id: `review-${n}`,
        date: `2026-01-${String(31 - n).padStart(2, '0')}`,
        rating: 3,
        text: 'Nothing much.',
        ...fields,
      }),
    ),
  });
}

/** So many that what one review has is rare. */
const OTHERS = Array.from({ length: 25 }, () => ({}));

/** The newest first. */
const TEXTS = [
  'The water heaters were cold.',
  'A new boiler, and no water at all.',
  'Dana fixed the drain, the boiler and the water heater.',
  'In der Straße war es voll; in der STRASSE!',
  'Oui, l’eau chaude est revenue',
  'They came in time.',
];

const source = sourceWith(TEXTS.map((text) => ({ text })));

function find(question: string, limit = 20, from = source): readonly number[] {
  return findByWords(question, from, limit);
}

describe('a question', () => {
  it.each([
    ['that stands in a text', 'water heater', [0, 2]],
    ['with space around it', '  water heater\n', [0, 2]],
    ['in other letters', 'WATER HEATER', [0, 2]],
    ['compared as search compares', 'strasse', [3]],
    ['of one short word that stands in a text', 'at', [0, 1, 2]],
  ])('%s finds the texts that hold it as it is', (_, question, rows) => {
    expect(find(question)).toEqual(rows);
  });

  it.each([
    ['the texts that hold most of its words', 'heater, boiler or water?', [2, 0, 1]],
    ['first what is rare', 'water drain cold new', [0, 1, 2]],
    ['the newest first among equals', 'boiler heater', [2, 0, 1]],
    ['each word once, however often it is said', 'boiler boiler Boiler cold', [0, 1, 2]],
    ['whatever signs stand between', '¿drain/cold?', [0, 2]],
    ['one of what it asks for in the plural', 'boilers and drains', [2, 1]],
    ['words of other scripts', 'straße cold', [0, 3]],
    ['words with an apostrophe', 'cold l’eau', [0, 4]],
  ])('that stands in no text finds %s', (_, question, rows) => {
    const found = find(question);
    expect(found.slice(0, rows.length)).toEqual(rows);
    expect(found.length).toBeLessThan(TEXTS.length);
  });

  it.each([['xylophone zebra'], ['?!? …'], ['zz qq'], ['\ud83d'], ['x y z']])('finds nothing: %j', (question) => {
    expect(find(question)).toEqual([]);
  });

  it.each([[''], ['   ']])('that is empty gives the newest: %j', (question) => {
    expect(find(question, 3)).toEqual([0, 1, 2]);
  });

  it('gives no more than is asked for, the best of them', () => {
    expect(find('heater, boiler or water?', 1)).toEqual([2]);
    expect(find('water heater', 1)).toEqual([0]);
  });

  it('counts by its first 12 words where it has very many', () => {
    // Words that stand in every text weigh nothing.
    const others = Array.from({ length: 12 }, (_, n) => `other${String.fromCharCode(97 + n)}`);
    const from = sourceWith([{ text: others.join('; ') }, { text: `${others.join('; ')}; drain` }]);
    expect(find(`${others.join(' ')} drain`, 20, from)).toEqual([]);
    expect(find(`drain ${others.join(' ')}`, 20, from)).toEqual([1]);
  });
});

describe('short words', () => {
  const from = sourceWith([{ text: 'Back in spaces.' }, { text: 'The AC died.' }, { text: 'An ACE of a man.' }, {}]);

  it('of two letters count, and up to three letters only as whole words', () => {
    expect(find('ac dishwasher', 20, from)).toEqual([1]);
    expect(find('ace dishwasher', 20, from)).toEqual([2]);
  });

  it('of four letters on may go on, but not begin inside of another', () => {
    expect(find('spac dishwasher', 20, from)).toEqual([0]);
    expect(find('pace dishwasher', 20, from)).toEqual([]);
  });
});

describe('services and technicians', () => {
  const from = sourceWith([
    {},
    { mentions: { technicians: [], services: ['ac-repair'] } },
    { mentions: { technicians: ['Łukasz Großmann'], services: [] } },
    { mentions: { technicians: [], services: ['drains'] } },
    ...OTHERS,
  ]);

  it.each([
    ['a service by its name', 'good AIR CONDITIONING work', [1]],
    ['a service by its id', 'good ac-repair work', [1]],
    ['another service by its id', 'were the drains good', [3]],
    ['a technician by the whole name', 'is Łukasz Großmann reliable', [2]],
    ['a technician by the first name', 'is łukasz reliable', [2]],
    ['both', 'łukasz did air conditioning', [1, 2]],
  ])('are found where they are mentioned, although the text does not name them: %s', (_, question, rows) => {
    expect(find(question, 20, from)).toEqual(rows);
  });

  it.each(['a drainsman came', 'łukaszewski came', 'großmann came', 'conditioning came'])(
    'are not found by a part of their names: %s',
    (question) => {
      expect(find(question, 20, from)).toEqual([]);
    },
  );
});

describe('stars', () => {
  const from = sourceWith([5, 4, 2, 1, 2].map((rating) => ({ rating })));

  it.each([
    ['2 stars', [2, 4]],
    ['2-star reviews', [2, 4]],
    ['TWO STARS', [2, 4]],
    ['a one-star review', [3]],
    ['who gave five stars', [0]],
    ['3 stars', []],
    ['0 stars', []],
    ['7 stars', []],
    ['12 stars', []],
    ['someone starred', []],
    ['starsky', []],
  ])('are the rating: %s', (question, rows) => {
    expect(find(question, 20, from)).toEqual(rows);
  });
});

describe('years', () => {
  const from = sourceWith([
    { date: '2026-01-01' },
    { date: '2025-12-31', text: 'Since 2024 all is well.' },
    { date: '2025-01-01' },
    { date: '2024-12-31' },
    ...OTHERS.map(() => ({ date: '2022-06-01' })),
  ]);

  it.each([
    ['visits in 2025', [1, 2]],
    ['visits in 2024?', [3]],
    ['2025 and 2026: visits', [0, 1, 2]],
    ['visits in 2023', []],
    ['visits 20250', []],
    ['visits in 1925', []],
  ])('are when reviews were written, whatever stands in them: %s', (question, rows) => {
    expect(find(question, 20, from)).toEqual(rows);
  });
});

describe('what counts', () => {
  it.each(['review', 'reviews', 'customer', 'customers', 'star', 'stars', 'say', 'says', 'said'])(
    'is not what is said of all reviews: %s',
    (word) => {
      const from = sourceWith([{ text: `They ${word} it.` }, { text: 'The drain is clean.' }, {}]);
      expect(find(`${word}, drain`, 20, from)).toEqual([1]);
    },
  );

  it('is also what stands in the title', () => {
    const from = sourceWith([
      { text: 'The drain is clean.', title: 'Good' },
      { text: 'The drain is clean.', title: 'A wonderful apprentice' },
      { text: 'An apprentice came.' },
      {},
      {},
    ]);
    expect(find('apprentice drain', 20, from)).toEqual([1, 2, 0]);
  });

  it('is not less than a tenth of all that is asked for', () => {
    // Of ten reviews nine have `often`, one has `rarely`: log(11 / 10)² is a tenth of log(11 / 2)² and less.
    const from = sourceWith([{ text: 'rarely' }, ...Array.from({ length: 9 }, () => ({ text: 'often' }))]);
    expect(find('often, rarely', 20, from)).toEqual([0]);
    expect(find('often, never', 20, from)).toEqual([]);
    const even = sourceWith([{ text: 'rarely' }, { text: 'often' }]);
    expect(find('often, rarely', 20, even)).toEqual([0, 1]);
  });

  it('is, by squares, one rare word more than several that are frequent', () => {
    // Sums of plain logarithms would put the first before the second.
    const frequent = 'heater boiler valve';
    const from = sourceWith([
      { text: frequent },
      { text: 'apprentice' },
      ...Array.from({ length: 5 }, () => ({ text: frequent })),
      ...Array.from({ length: 12 }, () => ({})),
    ]);
    expect(3 * Math.log(20 / 7)).toBeGreaterThan(Math.log(20 / 2));
    expect(find('apprentice, valve, boiler, heater', 1, from)).toEqual([1]);
  });
});

it('finds what has a tenth of the weight of a question or more, the most first, the newer of equals first', () => {
  const words = ['water', 'heater', 'boiler', 'cold', 'drain', 'fixed', 'came', 'xylophone'];
  const question = fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 6 });
  const holds = (row: number, word: string) => foldText(TEXTS[row] ?? '').includes(` ${word}`);
  const rows = [...TEXTS.keys()];
  const weight = (word: string) => Math.log(7 / (1 + rows.filter((row) => holds(row, word)).length)) ** 2;
  fc.assert(
    fc.property(question, (asked) => {
      const text = asked.join(' ');
      fc.pre(!TEXTS.some((each) => foldText(each).includes(text)));
      const sum = (some: readonly string[]) => some.reduce((all, word) => all + weight(word), 0);
      const score = (row: number) => sum(asked.filter((word) => holds(row, word)));
      const expected = rows.filter((row) => score(row) > 0 && score(row) >= 0.1 * sum(asked));
      expect(find(text)).toEqual(expected.sort((a, b) => score(b) - score(a) || a - b));
    }),
  );
});

describe('about the sample business', async () => {
  const sample = await sourceOfSampleBusiness();

  function idsFor(query: string): string[] {
    const { results } = callTool(search, { query }, sample).structuredContent;
    return results.map(({ id }: { id: string }) => id);
  }

  it.each([
    ['Who fixed a frozen pipe in winter?', '2026-01-05-deb-h'],
    ['Was anybody charged twice?', '2025-02-24-paul-teichert'],
    ['Is Priya good with boilers?', '2026-01-19-lukasz-w'],
    ['Which customers complained about the price?', '2025-12-16-yolanda-c'],
    ['Did Luis find tree roots in the sewer?', '2026-07-23-marguerite-k'],
    ['AC not cooling in a heat wave', '2024-06-24-anil-deshmukh'],
    ['Is the hybrid water heater loud?', '2026-10-12-amir-k'],
    ['Who can I trust with a church boiler?', '2026-02-19-alvin-r'],
    ['What do customers say about sump pumps?', '2024-03-28-devnull-dave'],
    ['Did the pipe over the garage split?', '2024-01-17-rusty-p'],
    ['drain cleaning for a dog groomer', '2026-03-26-kaylee-r'],
    ['2 stars for Marcus', '2023-07-14-stan-wojcik'],
    ['no vino el técnico', '2026-07-10-oscar-d'],
    ['a toilet that keeps running', '2022-12-09-devon'],
  ])('%s is answered among the first three', (question, id) => {
    expect(idsFor(question).slice(0, 3)).toContain(id);
  });

  it.each([
    ['one-star review', 1],
    ['2 stars', 2],
  ])('%s gives those first', (question, rating) => {
    const rows = findByWords(question, sample, 3);
    expect(rows.map((row) => sample.review(row).rating)).toEqual([rating, rating, rating]);
  });

  it.each(['swimming pools', 'swimming pool', 'Swimming pools?'])(
    'nobody wrote about it, and nothing is found: %s',
    (question) => {
      expect(idsFor(question)).toEqual([]);
    },
  );
});

describe('whom and what a question names', () => {
  const two = sourceOf({
    business: { technicians: [{ name: 'Dana Whitfield' }], services: [{ id: 'drain-cleaning', name: 'Drain cleaning' }] },
    reviews: [
      authoredReview({ id: 'a', date: '2025-02-01', text: 'Good.', mentions: { technicians: ['Dana Whitfield'], services: [] } }),
      authoredReview({ id: 'b', date: '2023-02-01', text: 'Fine.', mentions: { technicians: [], services: ['drain-cleaning'] } }),
      authoredReview({ id: 'c', date: '2023-01-01', text: 'They were reliable, really.', rating: 2 }),
    ],
  });

  it.each([
    ['Is Dana Whitfield reliable?', 0],
    ['what of drain cleaning', 1],
    ['two-star reviews', 2],
    ['reliable drain cleaning in 2023', 1],
  ])('%s: counts more than all other words, also where reviews are few', (question, row) => {
    expect(findByWords(question, two, 3)[0]).toBe(row);
  });
});
