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

describe('an id', () => {
  it.each(['a', '2026-03-14-maria-g', '0', 'a-', 'a--b', 'a'.repeat(80)])('may be %j', (id) => {
    expect(accepts(reviewIdSchema, id)).toBe(true);
  });

  it.each(['', '-a', 'A', 'é', 'a b', 'a_b', 'a.b', 'a/b', 'a\n', '%61', 'a'.repeat(81)])('may not be %j', (id) => {
    expect(accepts(reviewIdSchema, id)).toBe(false);
  });

  it.each(['index', 'search', 'since'])('of a file may not be %s, where something else is', (id) => {
    expect(accepts(reviewFileSchema.shape.id, id)).toBe(false);
    expect(accepts(reviewFileSchema.shape.id, `${id}-1`)).toBe(true);
  });

  it('is limited in length only for reviews', () => {
    expect(accepts(idSchema, 'a'.repeat(81))).toBe(true);
  });
});

describe('a rating', () => {
  it.each([1, 2, 3, 4, 5])('may be %s', (rating) => expect(accepts(ratingSchema, rating)).toBe(true));

  it.each([0, 6, -1, 4.5, Number.NaN, Number.POSITIVE_INFINITY, '5', true, null, undefined])('may not be %j', (rating) =>
    expect(accepts(ratingSchema, rating)).toBe(false),
  );
});

describe('prose', () => {
  it.each(['a', ' a ', '\na', '0', '👍'])('may be %j and is not trimmed', (text) => expect(proseSchema.parse(text)).toBe(text));

  it.each(['a\nb\n', 'a\nb\n\n', 'a\nb \n'])('loses the line break that ends it below | or > in YAML: %j', (text) =>
    expect(proseSchema.parse(text)).toBe('a\nb'),
  );

  it.each(['', ' ', '\n\t', '\u{a0}\u{3000}', 5, null])('may not be %j', (text) =>
    expect(accepts(proseSchema, text)).toBe(false),
  );
});

describe('a language', () => {
  const tags =
    'en es-MX zh-Hant zh-Hant-TW de-CH-1996 ca-valencia haw eng iw tl kmr cmn-Hans zh-yue es-419 en-CA-x-ca az-a-latn-ab';

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

describe('a web address', () => {
  it.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://[::1]:8080/', 'https://example.com/ü'])(
    'may be %s',
    (url) => expect(accepts(webAddressSchema, url)).toBe(true),
  );

  const others = 'example.com /a //example.com ftp://example.com javascript:alert(1) https:// https:example.com';

  it.each([...others.split(' '), '', 'https://a b'])('may not be %j', (url) =>
    expect(accepts(webAddressSchema, url)).toBe(false),
  );
});

describe("an editor's review", () => {
  const required = { id: 'a-1', date: '2026-03-14', rating: 5, author: 'Maria G.', text: 'Good.' };
  const pathsOf = (value: unknown) => (reviewFileSchema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

  it('needs no more than id, date, rating, author and text, and then mentions nobody', () => {
    expect(reviewFileSchema.parse(required)).toEqual({ ...required, mentions: { technicians: [], services: [] } });
  });

  it.each(Object.keys(required))('needs its %s', (key) => {
    expect(pathsOf({ ...required, [key]: undefined })).toEqual([key]);
  });

  it('may mention technicians or services alone', () => {
    const { mentions } = reviewFileSchema.parse({ ...required, mentions: { services: ['drains'] } });
    expect(mentions).toEqual({ technicians: [], services: ['drains'] });
  });

  it('needs both fields of a verification', () => {
    expect(pathsOf({ ...required, verification: {} })).toEqual(['verification.method', 'verification.date']);
  });

  it.each(VERIFICATION_METHODS)('may be verified by %s', (method) => {
    expect(pathsOf({ ...required, verification: { method, date: '2026-03-15' } })).toEqual([]);
  });

  it('is refused for a method that shows nothing', () => {
    expect(pathsOf({ ...required, verification: { method: 'trust', date: '2026-03-15' } })).toEqual(['verification.method']);
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

  it('does not publish an address that it makes up itself', () => {
    expect(pathsOf({ ...required, url: 'https://example.com/' })).toEqual(['']);
  });

  it('tells every mistake at once', () => {
    expect(pathsOf({ ...required, date: '2026-02-30', rating: 6, author: ' ', redact: ['', 'x'] })).toEqual([
      'date',
      'rating',
      'author',
      'redact.0',
    ]);
  });

  it('may ask for the removal of 200 characters at once, and not of more', () => {
    expect(pathsOf({ ...required, redact: ['x'.repeat(200), 'x'.repeat(201)] })).toEqual(['redact.1']);
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
