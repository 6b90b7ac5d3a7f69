import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  idSchema,
  languageSchema,
  proseSchema,
  ratingSchema,
  reviewFileSchema,
  reviewIdSchema,
  VERIFICATION_METHODS,
  webAddressSchema,
} from '../../../src/reviews/schemas/review.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const others = 'example.com /a //example.com ftp://example.com javascript:alert(1) https:// https:example.com';

describe.each<[string, z.ZodType, unknown[], unknown[]]>([
  [
    'an id',
    reviewIdSchema,
    ['a', '2026-03-14-maria-g', '0', 'a-', 'a--b', 'a'.repeat(80)],
    ['', '-a', 'A', 'é', 'a b', 'a_b', 'a.b', 'a/b', 'a\n', '%61', 'a'.repeat(81)],
  ],
  ['a rating', ratingSchema, [1, 2, 3, 4, 5], [0, 6, -1, 4.5, Number.NaN, Number.POSITIVE_INFINITY, '5', true, null, undefined]],
  ['prose', proseSchema, ['a', ' a ', '\na', '0', '👍'], ['', ' ', '\n\t', '\u{a0}\u{3000}', 5, null]],
  [
    'a web address',
    webAddressSchema,
    ['https://example.com', 'http://example.com/a?b=c#d', 'https://[::1]:8080/', 'https://example.com/ü'],
    [...others.split(' '), '', 'https://a b'],
  ],
])('%s', (_, schema, allowed, refused) => {
  it.each(allowed)('may be %j, and stays as it is', (value) => expect(schema.parse(value)).toBe(value));
  it.each(refused)('may not be %j', (value) => expect(accepts(schema, value)).toBe(false));
});

it.each(['index', 'search', 'since'])('the id of a file may not be %s, where something else is', (id) => {
  expect(accepts(reviewFileSchema.shape.id, id)).toBe(false);
  expect(accepts(reviewFileSchema.shape.id, `${id}-1`)).toBe(true);
});

it('an id is limited in length only for reviews', () => {
  expect(accepts(idSchema, 'a'.repeat(81))).toBe(true);
});

it.each(['a\nb\n', 'a\nb\n\n', 'a\nb \n'])('prose loses the line break that ends it below | or > in YAML: %j', (text) =>
  expect(proseSchema.parse(text)).toBe('a\nb'),
);

describe('a language', () => {
  const tags = 'en es-MX zh-Hant zh-Hant-TW de-CH-1996 haw eng iw tl kmr cmn-Hans zh-yue es-419 en-CA-x-ca az-a-latn-ab';

  it.each(tags.split(' '))('may be %s', (tag) => expect(accepts(languageSchema, tag)).toBe(true));

  const others = 'e en_US en- -en English deutsch-DE en,es x-en en-a en-US-US en-ßab en-usa es-ESP zh-yue-abc';

  it.each([...others.split(' '), '', ' en', 'en\n', 'English (US)'])('may not be %j', (tag) =>
    expect(languageSchema.safeParse(tag).error?.issues.map(({ message }) => message)).toEqual([
      `${JSON.stringify(tag)} is not a language tag such as en or es-MX (BCP 47)`,
    ]),
  );

  it.each([
    ['EN', 'en'],
    ['es-mx', 'es-MX'],
    ['ZH-hant-tw', 'zh-Hant-TW'],
    ['de-ch-1996', 'de-CH-1996'],
    ['En-Ca-X-CA', 'en-CA-x-ca'],
  ])('%s has another form', (tag, canonical) => {
    expect(languageSchema.safeParse(tag).error?.issues.map(({ message }) => message)).toEqual([
      `"${tag}" is written ${canonical} as a language tag (BCP 47)`,
    ]);
  });

  it.each([null, 5, []])('may not be %j', (tag) => expect(accepts(languageSchema, tag)).toBe(false));
});

describe("an editor's review", () => {
  const required = { id: 'a-1', date: '2026-03-14', rating: 5, author: 'Maria G.', text: 'Good.' };
  const pathsOf = (value: unknown) => (reviewFileSchema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

  it('needs no more than id, date, rating, author and text, and then mentions nobody', () => {
    expect(reviewFileSchema.parse(required)).toEqual({ ...required, mentions: { technicians: [], services: [] } });
    const { mentions } = reviewFileSchema.parse({ ...required, mentions: { services: ['drains'] } });
    expect(mentions).toEqual({ technicians: [], services: ['drains'] });
  });

  it.each(Object.keys(required))('needs its %s', (key) => {
    expect(pathsOf({ ...required, [key]: undefined })).toEqual([key]);
  });

  it.each(VERIFICATION_METHODS)('may be verified by %s', (method) => {
    expect(pathsOf({ ...required, verification: { method, date: '2026-03-15' } })).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['needs both fields of a verification', { verification: {} }, ['verification.method', 'verification.date']],
    ['is not verified by trust', { verification: { method: 'trust', date: '2026-03-15' } }, ['verification.method']],
    ['does not publish an address that it makes up itself', { url: 'https://example.com/' }, ['']],
    ['may ask to remove 200 characters, not more', { redact: ['x'.repeat(200), 'x'.repeat(201)] }, ['redact.1']],
    [
      'tells every mistake at once',
      { date: '2026-02-30', rating: 6, author: ' ', redact: ['', 'x'] },
      ['date', 'rating', 'author', 'redact.0'],
    ],
  ])('%s', (_, fields, paths) => {
    expect(pathsOf({ ...required, ...fields })).toEqual(paths);
  });

  it.each([
    ['', { rating: 5, stars: 5 }],
    ['mentions', { mentions: { technician: ['Dana'] } }],
    ['verification', { verification: { method: 'invoice', date: '2026-03-15', by: 'me' } }],
    ['response', { response: { date: '2026-03-15', text: 'Thanks.', author: 'me' } }],
    ['source', { source: { name: 'Google', link: 'https://example.com' } }],
    ['photos.0', { photos: [{ url: '/photos/a.jpg', width: 1, height: 1, alt: 'A', title: 'B' }] }],
  ])('is refused for an unknown key in %j', (path, fields) => {
    const { error } = reviewFileSchema.safeParse({ ...required, ...fields });
    expect(error?.issues.map((issue) => [issue.code, issue.path.join('.')])).toEqual([['unrecognized_keys', path]]);
  });

  describe('with photos', () => {
    const photo = { width: 1200, height: 900, alt: 'The new heater' };
    const isAccepted = (fields: object) =>
      accepts(reviewFileSchema, { ...required, photos: [{ url: '/photos/a.jpg', ...photo, ...fields }] });

    it.each(['/photos/a.jpg', '/photos/A_b-1.v2.png', 'https://cdn.example.org/a.jpg'])('takes %s', (url) => {
      expect(isAccepted({ url })).toBe(true);
    });

    const elsewhere = 'a.jpg photos/a.jpg /a.jpg //example.com/a.jpg data:image/png;base64,AA';
    const unnamed = '/photos/ /photos/.a.jpg /photos/../a.jpg /photos/a/b.jpg';

    it.each([...elsewhere.split(' '), ...unnamed.split(' '), '/photos/a b.jpg', ''])('refuses %j', (url) =>
      expect(isAccepted({ url })).toBe(false),
    );

    it.each([{ width: 0 }, { height: 100_001 }, { width: 1.5 }, { alt: '' }, { alt: undefined }])('refuses %j', (fields) => {
      expect(isAccepted(fields)).toBe(false);
    });
  });
});
