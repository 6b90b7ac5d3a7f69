import { describe, expect, it } from 'vitest';
import { explainNothing } from '../../../src/mcp/answers/explain-nothing.ts';
import type { ReviewQuery } from '../../../src/reviews/query/review-query.ts';
import { authoredReviews } from '../../support/content/sample-site.ts';
import { SERVICES, sourceOf, TECHNICIANS } from '../../support/mcp/mcp.ts';

const reviews = authoredReviews([
  { date: '2026-01-01', rating: 5, text: 'Hot water', mentions: { technicians: ['Dana Whitfield'], services: [] } },
  {
    date: '2026-02-01',
    rating: 4,
    text: 'Cold water',
    mentions: { technicians: [], services: SERVICES.slice(0, 1) },
    service_area: 'riverside',
  },
  { date: '2026-03-01', rating: 4, text: 'A drain' },
]);
const source = sourceOf({ reviews });

const ABOUT_MENTIONS = "Mentions come from the job's record, which may name nobody: query finds what the text says.";

function explain(filters: Omit<ReviewQuery, 'limit'>, from = source): string {
  return explainNothing({ ...filters, limit: 20 }, from);
}

describe('of a filter that excludes everything it says', () => {
  it.each([
    [
      { mentions_technician: TECHNICIANS[1] },
      `mentions_technician "${TECHNICIANS[1]}" is in none; technicians: ${TECHNICIANS.join(', ')}. ${ABOUT_MENTIONS}`,
    ],
    [{ mentions_service: 'Drain' }, `mentions_service "Drain" is in none; services: ${SERVICES.join(', ')}. ${ABOUT_MENTIONS}`],
    [{ service_area: 'Riverside' }, 'service_area "Riverside" is that of none; service areas: riverside.'],
    [
      { query: 'boiler "x"' },
      `query "boiler \\"x\\"" stands in no review's text; try one word of it, or search, which also looks in titles, authors and answers.`,
    ],
    [{ since: '2026-03-02' }, 'since "2026-03-02" is after the newest review, of 2026-03-01.'],
    [{ until: '2025-12-31' }, 'until "2025-12-31" is before the oldest review, of 2026-01-01.'],
    [{ rating: 1 }, 'rating 1 was given by none; get_business tells how many gave each rating.'],
    [{ max_rating: 3 }, 'max_rating 3 was given by none; get_business tells how many gave each rating.'],
  ])('why, and what there is: %o', (filters, said) => {
    expect(explain(filters)).toBe(`No review matches: ${said}`);
  });

  it('that there are none to name', () => {
    const bare = sourceOf({ reviews, business: {} });
    expect(explain({ mentions_service: 'x', mentions_technician: 'x', service_area: 'x' }, bare)).toMatch(
      /technicians: none\..*services: none\..*service areas: none\./,
    );
  });

  it('of a long value no more than 60 characters, and all on one line', () => {
    for (const filter of ['query', 'mentions_technician', 'mentions_service', 'service_area'] as const) {
      const text = explain({ [filter]: `a\n\u2028${'x'.repeat(8000)}` });
      expect(text).toContain(`${filter} "a\\n\\u2028${'x'.repeat(54)}…" `);
      expect(text).not.toMatch(/[\n\u2028]/);
      expect(text.length).toBeLessThan(350);
    }
  });

  it('that nobody gave so many stars', () => {
    expect(explain({ min_rating: 5 }, sourceOf({ reviews: reviews.slice(1) }))).toContain('min_rating 5 was given by none');
  });

  it('nothing of the filters that let something through', () => {
    const text = explain({ query: 'boiler', min_rating: 1, rating: 2, mentions_technician: '', since: '2026-01-01' });
    for (const part of ['query "boiler"', 'rating 2']) expect(text).toContain(part);
    for (const other of ['min_rating', 'since', 'technician']) expect(text).not.toContain(other);
  });
});

describe('of filters that exclude everything together', () => {
  it('it says which one to leave out, and what that leaves', () => {
    expect(explain({ query: 'water', since: '2026-03-01' })).toMatch(
      /^No review matches all .* Without since: 2 reviews match\.$/,
    );
    expect(explain({ query: 'drain', rating: 5 })).toMatch(/Without (query|rating): 1 review matches\.$/);
  });

  it('it says to leave out several where one is not enough', () => {
    const text = explain({ query: 'drain', rating: 5, mentions_service: SERVICES[0] });
    expect(text).toMatch(/each alone has matches\. Leave out several of them\. Mentions come /);
  });

  it.each([{ mentions_service: SERVICES[0] ?? '' }, { mentions_technician: 'Dana Whitfield' }])(
    'it says where mentions come from, where one is asked for: %o',
    (mentions) => {
      const text = explain({ query: 'drain', ...mentions });
      expect(text).toMatch(/Without \w+: 1 review matches\. Mentions /);
      expect(text.endsWith(ABOUT_MENTIONS)).toBe(true);
    },
  );

  it('it says nothing of mentions where none is asked for', () => {
    expect(explain({ query: 'drain', rating: 5, mentions_service: '', mentions_technician: '' })).not.toContain('Mentions');
    expect(explain({ query: 'boiler', mentions_service: 'x' })).not.toContain('Mentions');
  });
});

it('says that nothing is published where nothing is', () => {
  expect(explain({ query: 'x' }, sourceOf({ reviews: [] }))).toBe('No review is published yet.');
});
