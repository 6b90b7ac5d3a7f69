import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactTexts, removeAll } from '../../src/authoring/redact.ts';
import type { ReviewFile } from '../../src/reviews/review.ts';

describe('removeAll', () => {
  it.each([
    ['Call Tom, Tom Smith said', ['Tom'], 'Call [removed], [removed] Smith said'],
    ['Tom Smith', ['Tom', 'Tom Smith'], '[removed]'],
    ['a needle', ['e', 'removed'], 'a n[removed][removed]dl[removed]'],
    ['xabcx', ['ab', 'bc'], 'x[removed]x'],
    ['aaaa', ['aa'], '[removed]'],
    ['SMITH, smith and Smiths', ['Smith'], '[removed], [removed] and [removed]s'],
    ['Al also called ÉMILE, émile', ['Al', 'Émile'], '[removed] also called [removed], [removed]'],
    ['12 Elm\nStreet, 12  ELM Street', ['12 Elm Street'], '[removed], [removed]'],
    ['(555) 0144-(555) 0144', ['(555) 0144'], '[removed]-[removed]'],
    ['a+b A+B', ['a+b'], '[removed] [removed]'],
    ['Jose\u0301', ['JOSE'], 'Jose\u0301'],
    ['nothing', [], 'nothing'],
    ['', ['a'], ''],
  ])('of %j takes %j', (text, strings, rest) => {
    expect(removeAll(text, strings)).toBe(rest);
  });

  it('leaves none of the strings, and all else', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c') });
    const strings = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(letters, strings, (text, removed) => {
        const pieces = removeAll(text, removed).split('[removed]');
        for (const piece of pieces) for (const string of removed) expect(piece).not.toContain(string);
        expect(pieces.join('').replaceAll(/[ab]/g, '')).toBe(text.replaceAll(/[ab]/g, ''));
      }),
    );
  });
});

describe('redactTexts', () => {
  const review: ReviewFile = {
    id: '2026-03-14-tom',
    date: '2026-03-14',
    rating: 5,
    author: 'T. S.',
    text: 'Smith came',
    mentions: { technicians: [], services: [] },
  };
  const messages = (fields: Partial<ReviewFile>, strings: readonly string[]) =>
    redactTexts({ ...review, ...fields }, strings).issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('covers title, text, answer and what photos are called', () => {
    const photo = { url: '/photos/a.jpg', width: 1, height: 1 };
    const texts = {
      title: 'Smith!',
      text: 'SMITH came',
      response: { date: '2026-03-14', text: 'Thanks from smith' },
      photos: [{ ...photo, alt: 'Smith at work' }],
    };
    expect(redactTexts({ ...review, ...texts }, ['Smith'])).toEqual({
      value: {
        title: '[removed]!',
        text: '[removed] came',
        response: { date: '2026-03-14', text: 'Thanks from [removed]' },
        photos: [{ ...photo, alt: '[removed] at work' }],
      },
      issues: [],
    });
  });

  it('tells a string that stands nowhere', () => {
    expect(messages({}, ['smith', 'Jones'])).toEqual([
      `redact.1: "Jones" stands neither in title nor in text, response.text or a photo's alt; it must be spelled as there`,
    ]);
  });

  it.each<[string, Partial<ReviewFile>]>([
    ['author', { author: 'John SMITH' }],
    ['id', { id: '2026-03-14-smith' }],
    ['source.name', { source: { name: 'Smith.example' } }],
    ['source.url', { source: { name: 'S', url: 'https://s.example/u/smith' } }],
    ['photos.0.url', { photos: [{ url: '/photos/smith.jpg', width: 1, height: 1, alt: 'A' }] }],
  ])('tells that nothing is removed from %s', (path, fields) => {
    expect(messages(fields, ['Smith'])).toEqual([
      `${path}: holds "Smith", which redact is to remove; nothing is removed here, so write what may be published`,
    ]);
  });

  it('tells a string that stands nowhere but within a longer word of a name', () => {
    expect(messages({ author: 'Alice' }, ['Al'])).toEqual([expect.stringMatching(/^redact\.0: "Al" stands neither/)]);
  });

  it('blames neither a part of a name nor the date in an id', () => {
    expect(messages({ author: 'Alice', text: 'Al lives at 14' }, ['Al', '14'])).toEqual([]);
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['José', 'Jose\u0301'],
    ['０１４４', '0144'],
  ])('tells that %j still stands there in another spelling', (string, other) => {
    expect(messages({ text: `${string}, ${other}` }, [string])).toEqual([
      `text: still holds "${string}" in another spelling; add that to redact as it is written here`,
    ]);
    expect(messages({ text: `${string}, ${other}` }, [string, other])).toEqual([]);
  });

  it('may remove the word removed', () => {
    expect(messages({ text: 'The old heater was removed.' }, ['removed'])).toEqual([]);
  });
});
