import { expect, it } from 'vitest';
import { checkBusiness } from '../../../../src/authoring/business/check-business.ts';
import type { DraftReview } from '../../../../src/authoring/reviews/check-review.ts';
import { createReviewWarnings } from '../../../../src/editing/warnings/reviews/review-warnings.ts';
import { fullReview } from '../../../support/content/sample-site.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const SPANISH = 'Muy buen servicio, llegaron a tiempo y el precio fue justo. Los recomiendo a todos.';
const BY_PLATFORM = { method: 'platform', date: '2026-03-14' } as const;
const UNDO = 'or take the verification out: npm run reviews -- verify 2026-03-14-maria-g --undo';

function warn(fields: Partial<DraftReview>) {
  const business = checkBusiness({
    name: 'Alder Creek',
    telephone: '+1 555 010 0144',
    technicians: [{ name: 'Dana Whitfield' }],
    services: [{ id: 'water-heater-repair', name: 'Water heater repair' }],
  });
  if (!business.ok) throw new Error('the business is faulty');
  return createReviewWarnings(business.value, NOW)({ ...fullReview(), ...fields });
}

it.each<[string, Partial<DraftReview>]>([
  ['is as it should be', {}],
  ["names the business's own telephone", { text: 'Call them: 555 010 0144.' }],
  ['is by one of the own people who says so', { author: 'Dana Whitfield', disclosure: { relation: { kind: 'owner' } } }],
  ['names somebody in another language', { text: 'Our technician Kyle came.', language: 'gd' }],
])('a review that %s has no warning', (_, fields) => {
  expect(warn(fields)).toEqual([]);
});

it.each<[string, Partial<DraftReview>, string, string]>([
  ['telephone-number', { text: 'Call 608 555 0147.' }, 'text', 'redact 2026-03-14-maria-g "608 555 0147"'],
  ['curly-quotes', { author: '“Maria G.”' }, 'author', 'edit 2026-03-14-maria-g'],
  ['broken-letters', { author: 'Mikko VÃ¤Ã¤nÃ¤' }, 'author', 'edit 2026-03-14-maria-g'],
  ['own-author', { author: 'Dana Whitfield', disclosure: undefined }, 'author', 'say under disclosure who the author is'],
  ['language', { text: SPANISH }, 'language', 'edit 2026-03-14-maria-g   and write the line  language: es'],
  ['language', { text: SPANISH, language: undefined }, 'text', 'languages   notes the language of all such reviews'],
  ['date-to-come', { edited: '2062-03-16' }, 'edited', 'year'],
  ['early-verification', { verification: { method: 'invoice', date: '2026-03-13' } }, 'verification.date', 'not the day of the'],
  [
    'platform-word',
    { verification: BY_PLATFORM, source: undefined },
    'verification.method',
    `write under source where it was published first, ${UNDO}`,
  ],
  [
    'platform-word',
    { verification: BY_PLATFORM, source: { name: 'Google' } },
    'verification.method',
    `name a record of your own, ${UNDO}`,
  ],
  ['waiting', { verification: undefined }, 'verification', 'npm run reviews -- verify'],
])('a review has the warning %s, with its place and what to do: %j', (kind, fields, path, fix) => {
  const warnings = warn(fields);
  expect(warnings.map((warning) => [warning.kind, warning.path.join('.')])).toEqual([[kind, path]]);
  expect(warnings[0]?.fix).toContain(fix);
});

it('a review with letters that were encoded twice is told what they were', () => {
  expect(warn({ text: 'Small, but nice. SmÃ¥ portioner.' })).toMatchObject([
    { words: 'SmÃ¥', message: 'SmÃ¥ was most likely Små; the letters of this text were encoded twice' },
  ]);
});
