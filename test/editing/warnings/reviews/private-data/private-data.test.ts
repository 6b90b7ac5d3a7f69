import { expect, it } from 'vitest';
import { warnOfPrivateData } from '../../../../../src/editing/warnings/reviews/private-data/private-data.ts';
import { fullReview } from '../../../../support/content/sample-site.ts';

const PHONE = '608 555 0147';

it.each([
  [['title'], { title: PHONE }],
  [['text'], { text: `Call ${PHONE}.` }],
  [['photos', 0, 'alt'], { photos: [{ url: '/photos/a.jpg', width: 1, height: 1, alt: PHONE }] }],
])('finds private data in %j, and names the command that takes it out', (path, fields) => {
  expect(warnOfPrivateData(fullReview(fields), {})).toEqual([
    {
      kind: 'telephone-number',
      path,
      words: PHONE,
      message: `${PHONE} looks like a telephone number, and would be published`,
      fix: `npm run reviews -- redact 2026-03-14-maria-g "${PHONE}"`,
    },
  ]);
});

it('in an answer may also be taken out of its words', () => {
  const response = { date: '2026-03-16', text: `Call ${PHONE}.` };
  const anew = ', or, if the answer is to have other words, npm run reviews -- answer 2026-03-14-maria-g --replace';
  expect(warnOfPrivateData(fullReview({ response }), {})).toMatchObject([
    { path: ['response', 'text'], fix: `npm run reviews -- redact 2026-03-14-maria-g "${PHONE}"${anew}` },
  ]);
});

it('as an author is mended otherwise, as nothing is removed there', () => {
  const [warning, ...others] = warnOfPrivateData(fullReview({ author: 'maria@mail.example' }), {});
  expect([warning?.kind, warning?.path, warning?.fix, others]).toEqual([
    'email-address',
    ['author'],
    'write under author a name that may be published, such as the first name',
    [],
  ]);
});

it.each([
  [
    'a card once, and not as one of a telephone',
    'I gave 4111 1111 1111 1111 on the phone.',
    'card-number',
    '4111 1111 1111 1111',
  ],
  ['an account once, and not as one of a card', 'To DE75 5121 0800 1245 1261 99.', 'bank-account', 'DE75 5121 0800 1245 1261 99'],
  ['an identity card', 'Me perdieron el DNI, 12345678-Z.', 'identity-number', '12345678-Z'],
  ["a postcode, unless it is the business's own", 'From LS7 4BB to LS6 3AA.', 'street-address', 'LS6 3AA'],
])('tells the number of %s', (_, text, kind, words) => {
  const found = warnOfPrivateData(fullReview({ text }), { address: { postal_code: 'LS7 4BB' } });
  expect(found.map((warning) => [warning.kind, warning.words])).toEqual([[kind, words]]);
});

it('finds nothing in an ordinary review, nor what redact has removed', () => {
  expect(warnOfPrivateData(fullReview({ text: 'Call me at [removed].' }), {})).toEqual([]);
});
