import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWith, quote } from '../../../src/reviews/schemas/issues.ts';
import { proseSchema, ratingSchema, reviewFileSchema, webAddressSchema } from '../../../src/reviews/schemas/review.ts';

function messages(schema: z.ZodType, value: unknown): string[] {
  const parsed = parseWith(schema, value);
  return parsed.ok ? [] : parsed.issues.map(({ message }) => message);
}

const DEGREES = z.number().min(-90).max(90);
const NAMES = z.array(z.strictObject({ name: z.string() }));
const RESPONSE = z.strictObject({ date: z.string(), text: z.string() });

describe('the words of an issue', () => {
  it.each([
    ['too much', ratingSchema, 6, '6 is more than 5'],
    ['too little', ratingSchema, 0, '0 is less than 1'],
    ['a fraction', ratingSchema, 4.5, '4.5 is not a whole number from 1 to 5'],
    ['a fraction without bounds', z.int(), 4.5, '4.5 is not a whole number'],
    ['a number as text', ratingSchema, '5', '"5" is text, not a whole number from 1 to 5; write it without quotes'],
    ['a word as a number', ratingSchema, 'five', '"five" is text, not a whole number from 1 to 5'],
    ['degrees', DEGREES, '-4.5', '"-4.5" is text, not a number from -90 to 90; write it without quotes'],
    ['a number as a date', z.iso.date(), 2026, '2026 is a number, not a date of the calendar as YYYY-MM-DD'],
    ['a number where text must be', z.string(), 5551234, 'is a number, not text; put it in quotes'],
    ['a truth value where text must be', proseSchema, true, 'is true or false, not text; put it in quotes'],
    ['nothing', ratingSchema, undefined, 'is missing; a whole number from 1 to 5 is required'],
    ['no value', ratingSchema, null, 'is empty; a whole number from 1 to 5 is required'],
    ['a list', z.string(), [1], 'is a list, not text'],
    ['text for groups', NAMES, 'Tom', '"Tom" is text, not a list; each entry stands on a line of its own, as in "- name: …"'],
    ['text instead of a list', z.array(z.string()), 'Tom', '"Tom" is text, not a list; put it between [ and ]'],
    ['a number instead of a list', z.array(z.string()), 24, '24 is a number, not a list'],
    ['entries without spaces', z.array(z.string()), '-Tom -Al', '"-Tom -Al" is text, not a list; a space belongs behind each -'],
    ['text for a group', RESPONSE, 'Hi', '"Hi" is text; it must be a group with date, text'],
    ['a list instead of any group', z.object({}), [], 'is a list; it must be a group of keys'],
    ['a missing group', z.object({ a: z.string() }), undefined, 'is missing; a group with a is required'],
    ['a group of keys', z.array(z.string()), { a: 1 }, 'is a group of keys, not a list; each entry of a list begins with "- "'],
    ['no date', z.iso.date(), '2026-02-30', '"2026-02-30" is not a date of the calendar as YYYY-MM-DD'],
    ['a missing date', z.iso.date(), undefined, 'is missing; a date of the calendar as YYYY-MM-DD is required'],
    ['another protocol', webAddressSchema, 'ftp://a/', '"ftp://a/" is not a web address that begins with https:// or http://'],
    ['a word that is not listed', z.enum(['invoice', 'booking']), 'cash', '"cash" is not one of invoice, booking'],
    ['a missing word', z.enum(['invoice', 'booking']), undefined, 'is missing; one of invoice, booking is required'],
    ['a long text', z.string().max(3), 'abcd', 'is longer than 3 characters'],
    ['a short text', z.string().min(3), 'ab', 'is shorter than 3 characters'],
    ['an empty text', z.string().min(1), '', 'is empty'],
    ['an empty list', z.array(z.string()).min(1), [], 'needs at least 1 entry'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'has more than 1 entries'],
    ['what must be above a bound', z.number().gt(0), 0, '0 is not more than 0'],
  ])('say what is wrong and what is allowed: %s', (_, schema, value, message) => {
    expect(messages(schema, value)).toEqual([message]);
  });

  it('are the schema’s own where it has some', () => {
    expect(messages(z.string().regex(/^a/, { error: 'must begin with a' }), 'b')).toEqual(['must begin with a']);
  });
});

describe('issues', () => {
  it('are told all at once, each unknown key at its own path', () => {
    const parsed = parseWith(reviewFileSchema, { id: 'a', date: '2026-03-14', rating: 9, author: 'M', text: 'T', x: 1, y: 2 });
    expect(parsed).toEqual({
      ok: false,
      issues: [
        { path: ['rating'], code: 'too_big', message: '9 is more than 5' },
        { path: ['x'], code: 'unrecognized_keys', message: 'unknown key "x"' },
        { path: ['y'], code: 'unrecognized_keys', message: 'unknown key "y"' },
      ],
    });
  });

  it('tell the nearer of two bounds, for each value', () => {
    const tooMuch = '1e+300 is more than 5';
    expect(messages(z.array(z.int().max(5)), [1e300, 1e300])).toEqual([tooMuch, tooMuch]);
  });

  it('tell a web address once', () => {
    expect(messages(webAddressSchema, 'https:// x')).toHaveLength(1);
  });

  it('say that an empty field may be left out where it may', () => {
    const needed = { id: 'a', date: null, rating: 5, author: '', text: 'T' };
    const empty = { ...needed, title: ' ', mentions: null, source: { name: null, url: '' }, language: '', redact: [' '] };
    const parsed = parseWith(reviewFileSchema, empty);
    expect(parsed.ok || parsed.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'date: is empty; a date of the calendar as YYYY-MM-DD is required',
      'author: is empty; some text is required',
      'title: is empty; some text is required, or leave it out',
      'mentions: is empty; a group with technicians, services is required, or leave it out',
      'language: "" is not a language tag such as en or es-MX (BCP 47), or leave it out',
      'source.name: is empty; text is required',
      'source.url: "" is not a web address that begins with https:// or http://, or leave it out',
      'redact.0: is empty; some text is required',
    ]);
  });

  it('keep list indices as numbers', () => {
    const parsed = parseWith(z.object({ a: z.array(z.string()) }), { a: ['x', 1] });
    expect(parsed).toMatchObject({ issues: [{ path: ['a', 1], code: 'invalid_type' }] });
  });
});

describe('quote', () => {
  it.each([
    ['a"b', '"a\\"b"'],
    ['a\nb\u2028\u009b\ud800', '"a\\nb\\u2028\\u009b\\ud800"'],
    ['2026-01-01\u200b\u00a0\u00ad\ufeff \u3000', '"2026-01-01\\u200b\\u00a0\\u00ad\\ufeff \\u3000"'],
    ['a\u200db \u{e0067}', '"a\\u200db \\udb40\\udc67"'],
    ['👩‍🔧 🏳️‍🌈 👩🏽‍🚒', '"👩‍🔧 🏳️‍🌈 👩🏽‍🚒"'],
    ['x'.repeat(100), `"${'x'.repeat(57)}…"`],
    [`${'x'.repeat(56)}😀${'x'.repeat(9)}`, `"${'x'.repeat(56)}…"`],
    [5, '5'],
    [Number.NaN, 'NaN'],
    [null, 'null'],
    [[[]], 'a list'],
    [{}, 'a group of keys'],
  ])('puts %j on one short line', (value, text) => {
    expect(quote(value)).toBe(text);
  });
});
