import { expect, it } from 'vitest';
import { redactTexts } from '../../../src/authoring/reviews/redact.ts';
import type { ReviewFile } from '../../../src/reviews/schemas/review.ts';

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
    `redact.1: "Jones" is neither in the title nor in the text, the answer, the text of a disclosure or a photo's alt; it must be spelled as there`,
  ]);
});

it.each<[string, Partial<ReviewFile>]>([
  ['source.name', { source: { name: 'Smith.example' } }],
  ['source.url', { source: { name: 'S', url: 'https://s.example/u/smith' } }],
  ['photos.0.url', { photos: [{ url: '/photos/smith.jpg', width: 1, height: 1, alt: 'A' }] }],
])('tells that nothing is removed from %s', (path, fields) => {
  expect(messages(fields, ['Smith'])).toEqual([
    `${path}: holds "Smith", which redact is to remove; nothing is removed here, so write what may be published: npm run reviews -- edit 2026-03-14-tom`,
  ]);
});

it('says how a name comes out of the author and out of the address', () => {
  expect(messages({ author: 'John SMITH' }, ['Smith'])).toEqual([
    'author: holds "Smith", which redact is to remove; nothing is removed from a name, so write another one: npm run reviews -- edit 2026-03-14-tom',
  ]);
  expect(messages({ id: '2026-03-14-smith' }, ['Smith'])).toEqual([
    'id: holds "Smith", which redact is to remove; this is the end of the review\'s address, so rename the file, or write another id in a file of many reviews (readers who kept the address lose it)',
  ]);
});

it('tells a string that stands in a name alone once', () => {
  expect(messages({ author: 'John Smith', text: 'Good' }, ['Smith'])).toEqual([expect.stringMatching(/^author: holds "Smith"/)]);
});

it.each<[string, string, Partial<ReviewFile>]>([
  ['id', 'Maria Gonzalez', { id: '2026-01-01-maria-gonzalez' }],
  ['source.url', 'Tom Jones', { source: { name: 'S', url: 'https://s.example/tom%20jones?%' } }],
  ['photos.0.url', '+1 555 010 0144', { photos: [{ url: '/photos/15550100144.jpg', width: 1, height: 1, alt: 'A' }] }],
])('tells that %s holds %j in another form', (path, string, fields) => {
  expect(messages({ ...fields, text: `${string}!` }, [string])).toEqual([
    expect.stringContaining(`${path}: holds "${string}", which redact is to remove; `),
  ]);
});

it('tells that mentions are published', () => {
  const mentions = { technicians: ['Luis', 'Dana Whitfield'], services: ['dana'] };
  expect(messages({ mentions, text: 'Dana came' }, ['Dana'])).toEqual([
    `mentions.technicians: holds "Dana", which redact is to remove; mentions publish the business's own names, so take it out of one of the two, or let business.yaml list the person under another name, with this one as an alias`,
  ]);
});

it('blames neither a part of a name nor the date in an id', () => {
  expect(messages({ author: 'Alice', text: 'Al lives at 14' }, ['Al', '14'])).toEqual([]);
});

it.each([
  ['Straße', 'STRASSE'],
  ["O'Brien", 'O\u2019Brien'],
])('tells that %j still stands there in another spelling', (string, other) => {
  expect(messages({ text: `${string}, ${other}` }, [string])).toEqual([
    `text: still holds "${string}" in another spelling; add that to redact as it is written here`,
  ]);
  expect(messages({ text: `${string}, ${other}` }, [string, other])).toEqual([]);
});

it('removes letters with accents, whether they are one character or two', () => {
  const text = 'Jos\u00e9, Jose\u0301 and JOSE\u0301';
  for (const string of ['Jos\u00e9', 'Jose\u0301']) {
    expect(redactTexts({ ...review, text }, [string])).toMatchObject({
      value: { text: '[removed], [removed] and [removed]' },
      issues: [],
    });
  }
});

it('may remove the word removed', () => {
  expect(messages({ text: 'The old heater was removed.' }, ['removed'])).toEqual([]);
});
