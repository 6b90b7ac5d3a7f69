import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReviewQuery, reviewQuerySchema } from '../../../src/reviews/query/review-query.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

const parse = (query: string) => parseReviewQuery(new URLSearchParams(query));

/** Each issue, as `path code`. */
function issuesOf(query: string): string[] {
  const parsed = parse(query);
  return parsed.ok ? [] : parsed.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
}

describe('what is accepted', () => {
  it.each([
    ['', {}],
    ['rating=5', { rating: 5 }],
    ['rating=1', { rating: 1 }],
    ['rating=05', { rating: 5 }],
    ['min_rating=1', { min_rating: 1 }],
    ['min_rating=4.5', { min_rating: 4.5 }],
    ['min_rating=5.000', { min_rating: 5 }],
    ['max_rating=2', { max_rating: 2 }],
    ['min_rating=2.5&max_rating=2.5', { min_rating: 2.5, max_rating: 2.5 }],
    ['limit=1', { limit: 1 }],
    ['limit=100', { limit: 100 }],
    ['since=2024-02-29', { since: '2024-02-29' }],
    ['since=2026-01-01&until=2026-01-01', { since: '2026-01-01', until: '2026-01-01' }],
    ['sort=most-said&facets=true', { sort: 'most-said', facets: true }],
    ['facets=false', { facets: false }],
    ['query=hot+water', { query: 'hot water' }],
    ['query=%20a%20', { query: ' a ' }],
    ['mentions_technician=%09Dana+', { mentions_technician: '\tDana ' }],
    ['mentions_service=+drains', { mentions_service: ' drains' }],
    ['service_area=Riverside', { service_area: 'Riverside' }],
    [
      'query=&mentions_technician=&mentions_service=&service_area=',
      { query: '', mentions_technician: '', mentions_service: '', service_area: '' },
    ],
    ['query=%F0%9F%91%8D%00', { query: '👍\0' }],
    ['query=5&mentions_service=1e1', { query: '5', mentions_service: '1e1' }],
  ])('%j', (query, filters) => {
    expect(parse(query)).toEqual({ ok: true, value: { limit: 20, ...filters } });
  });

  it('ignores unknown parameters, given twice or not', () => {
    expect(parse('page=2&page=3&Rating=9&rating[]=9&__proto__=1&constructor=2&toString=3&path=')).toEqual({
      ok: true,
      value: { limit: 20 },
    });
  });

  it('keeps any text as it was sent', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text, text, text, text, (query, mentions_technician, mentions_service, service_area) => {
        const filters = { query, mentions_technician, mentions_service, service_area };
        expect(parse(String(new URLSearchParams(filters)))).toEqual({ ok: true, value: { limit: 20, ...filters } });
      }),
    );
  });
});

describe('what is refused', () => {
  it.each(Object.keys(reviewQuerySchema.shape))('%s given twice, even with the same value', (name) => {
    expect(issuesOf(`${name}=1&${name}=1`)).toEqual([`${name} repeated`]);
  });

  const notDigits = ['', '+5', '-1', ' 5', '5 ', '1e1', '0x5', '٥', '５', '5,', '1_0', 'NaN', 'Infinity', 'null', 'five', '5\n'];
  it.each(['rating', 'limit', 'min_rating', 'max_rating'].flatMap((name) => notDigits.map((value) => ({ name, value }))))(
    '$name that is not digits: "$value"',
    ({ name, value }) => {
      expect(issuesOf(String(new URLSearchParams({ [name]: value })))).toEqual([`${name} invalid_format`]);
    },
  );

  it.each([
    ['rating=5.0', 'rating invalid_format'],
    ['limit=20.0', 'limit invalid_format'],
    ['min_rating=4.', 'min_rating invalid_format'],
    ['min_rating=.5', 'min_rating invalid_format'],
    ['min_rating=4,5', 'min_rating invalid_format'],
    ['min_rating=4.5.0', 'min_rating invalid_format'],
    ['rating=0', 'rating too_small'],
    ['rating=6', 'rating too_big'],
    ['min_rating=0.99', 'min_rating too_small'],
    ['min_rating=5.01', 'min_rating too_big'],
    ['max_rating=2.', 'max_rating invalid_format'],
    ['max_rating=0.99', 'max_rating too_small'],
    ['max_rating=5.01', 'max_rating too_big'],
    ['min_rating=3&max_rating=2.5', 'min_rating out_of_order'],
    ['limit=0', 'limit too_small'],
    ['facets=1', 'facets invalid_value'],
    ['facets=', 'facets invalid_value'],
    ['facets=True', 'facets invalid_value'],
    ['sort=best', 'sort invalid_value'],
    ['limit=101', 'limit too_big'],
    ['since=', 'since invalid_format'],
    ['until=', 'until invalid_format'],
    ['since=2026-02-30', 'since invalid_format'],
    ['until=2026-2-3', 'until invalid_format'],
    ['until=2026-01-01T00:00:00Z', 'until invalid_format'],
    ['since=%202026-01-01', 'since invalid_format'],
    ['since=2026-01-02&until=2026-01-01', 'since out_of_order'],
  ])('%s', (query, issue) => {
    expect(issuesOf(query)).toEqual([issue]);
  });

  it.each(['query', 'mentions_technician', 'mentions_service', 'service_area'])(
    '%s longer than 8192 characters; one of 8192 is not',
    (name) => {
      const longest = 'x'.repeat(8192);
      expect(parse(`${name}=${longest}`)).toEqual({ ok: true, value: { limit: 20, [name]: longest } });
      expect(parse(`${name}=${longest}x`)).toEqual({
        ok: false,
        issues: [{ path: [name], code: 'too_big', message: 'is longer than 8192 characters' }],
      });
    },
  );

  it.each(['rating', 'min_rating', 'max_rating', 'limit'])('%s too great for a number', (name) => {
    expect(new Set(parsePaths(`${name}=${'9'.repeat(400)}`))).toEqual(new Set([name]));
  });

  function parsePaths(query: string): string[] {
    return issuesOf(query).map((issue) => issue.split(' ')[0] ?? '');
  }

  it.each([
    ['rating=9&since=2026-01-02&until=2026-01-01', ['rating too_big', 'since out_of_order']],
    ['min_rating=4&max_rating=2&since=2026-01-02&until=2026-01-01', ['since out_of_order', 'min_rating out_of_order']],
    ['min_rating=4&max_rating=2&limit=x', ['limit invalid_format', 'min_rating out_of_order']],
    ['min_rating=4&max_rating=2&max_rating=2', ['max_rating repeated']],
    ['min_rating=4&max_rating=0', ['max_rating too_small']],
    ['limit=x&since=2026-01-02&until=2026-01-01', ['limit invalid_format', 'since out_of_order']],
    ['query=a&query=b&since=2026-01-02&until=2026-01-01', ['query repeated', 'since out_of_order']],
    ['since=2026-01-02&since=2026-01-02&until=2026-01-01', ['since repeated']],
    ['since=x&until=2026-01-01', ['since invalid_format']],
    ['since=2026-01-02&until=2026-01-32', ['until invalid_format']],
  ])('tells every problem at once: %s', (query, issues) => {
    expect(issuesOf(query)).toEqual(issues);
  });

  it('tells one problem of each parameter where all are wrong', () => {
    const query =
      'rating=6&min_rating=x&max_rating=0&since=2026-02-30&until=&query=a&query=b&mentions_technician=a&mentions_technician=b&mentions_service=&mentions_service=&service_area=&service_area=&sort=best&facets=1&limit=0';
    expect(parsePaths(query).sort()).toEqual(Object.keys(reviewQuerySchema.shape).sort());
  });

  it('says what is wrong and what was given', () => {
    expect(parse('rating=6')).toEqual({
      ok: false,
      issues: [{ path: ['rating'], code: 'too_big', message: '6 is more than 5' }],
    });
    expect(parse('limit=1e1')).toMatchObject({ issues: [{ message: '"1e1" is not a whole number in digits' }] });
    expect(parse('facets=1')).toMatchObject({ issues: [{ message: '"1" is not one of true, false' }] });
  });
});

describe('the schema of values', () => {
  it.each(['rating', 'min_rating', 'max_rating', 'limit'])('refuses %s given as a string', (name) => {
    const { error } = reviewQuerySchema.safeParse({ [name]: '5' });
    expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['invalid_type', [name]]]);
  });

  it.each([{ rating: 4.5 }, { limit: 1.5 }, { min_rating: Number.NaN }, { query: 5 }, { since: 20260101 }])(
    'refuses %j',
    (values) => {
      expect(reviewQuerySchema.safeParse(values).success).toBe(false);
    },
  );

  it('fills in the limit', () => {
    expect(reviewQuerySchema.parse({})).toEqual({ limit: 20 });
  });
});
