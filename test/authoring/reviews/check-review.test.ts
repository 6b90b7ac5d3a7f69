import { describe, expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import { type CheckedAgainst, checkReview, isPublished } from '../../../src/authoring/reviews/check-review.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const { known } = collectNames(
  businessFileSchema.parse({ name: 'A', technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }] }),
);
const DIGEST = 'ab'.repeat(32);
const surroundings: CheckedAgainst = { known, photos: new Map([['heater.jpg', DIGEST]]) };
const REVIEW = 'id: a\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\ntext: Dana came at once.\n';
const VERIFIED = `${REVIEW}verification: { method: invoice, date: 2026-03-15 }\n`;

const check = (yaml: string, against = surroundings) =>
  checkYaml('a.yaml', yaml, (value) => checkReview(reviewFileSchema, value, against));
const messages = (yaml: string) => linesOf(check(yaml));

describe('a review', () => {
  it('is published once it is verified, without what its platform calls it', () => {
    const more =
      'mentions: { technicians: [dana] }\nredact: [at once]\nedited: 2026-03-16\nsource: { name: Trustpilot, id: abc, verified: no }\n';
    expect(check(VERIFIED + more).found).toEqual([
      {
        ...{ id: 'a', date: '2026-03-14', rating: 5, author: 'Maria G.', text: 'Dana came [removed].', edited: '2026-03-16' },
        mentions: { technicians: ['Dana Whitfield'], services: [] },
        source: { name: 'Trustpilot' },
        verification: { method: 'invoice', date: '2026-03-15' },
      },
    ]);
    expect([VERIFIED, REVIEW].flatMap((text) => check(text).found.map(isPublished))).toEqual([true, false]);
  });

  it('does not publish by a mention the name that its alias was redacted for', () => {
    expect(messages(`${VERIFIED}mentions: { technicians: [Dana] }\nredact: [Whitfield, came]\n`)).toEqual([
      expect.stringMatching(/^a\.yaml:7:\d+ {2}technicians under mentions: holds "Whitfield"/),
    ]);
  });

  it('is not verified by the word of a platform that does not call it so', () => {
    const source = 'source: { name: Trustpilot, verified: no }\n';
    expect(messages(`${VERIFIED.replace('invoice', 'platform')}${source}`)).toEqual([
      'a.yaml:6:25  method under verification: is platform, and source says that Trustpilot does not call this review verified; only a record of your own can',
    ]);
  });

  it('that waits is checked too', () => {
    expect(messages(`${REVIEW}mentions: { technicians: [Dan] }\nredact: [tomorrow]\n`)).toEqual([
      expect.stringMatching(/^a\.yaml:6:27 {2}1st entry of technicians under mentions: "Dan" is not a technician of business/),
      expect.stringMatching(/^a\.yaml:7:10 {2}1st entry of redact: "tomorrow" is neither in the title nor in the text/),
    ]);
  });
});

describe.each([
  ['an answer', (date: string) => `response: { date: ${date}, text: Thanks. }`, '7:19  date under response'],
  ['a correction', (date: string) => `edited: ${date}`, '7:9  edited'],
])('%s', (what, written, place) => {
  it.each(['2026-03-14', '2026-03-15', '2027-01-01'])('may be of %s', (date) => {
    expect(messages(`${VERIFIED}${written(date)}\n`)).toEqual([]);
  });

  it('is not older than its review', () => {
    expect(messages(`${VERIFIED}${written('2026-03-13')}\n`)).toEqual([
      `a.yaml:${place}: "2026-03-13" is before the review's own date, 2026-03-14; ${what} is of that day or later`,
    ]);
  });
});

it('is told of a correction beside an answer that is as much too old', () => {
  expect(messages(`${VERIFIED}edited: 2026-03-13\nresponse: { date: 2026-03-13, text: Thanks. }\n`)).toHaveLength(2);
});

describe('a photo', () => {
  const photo = (url: string) => `${VERIFIED}photos: [{ url: ${url}, width: 4, height: 3, alt: A heater }]\n`;

  it.each([
    ['/photos/heater.jpg', { sha256: DIGEST }],
    ['https://a.example/photos/heater.jpg', {}],
  ])('is published with the digest of its bytes, if it is our own: %s', (url, digest) => {
    const photos = [{ url, width: 4, height: 3, alt: 'A heater', ...digest }];
    expect(check(photo(url)).found).toEqual([expect.objectContaining({ photos })]);
  });

  // It is never a small copy, not even where the photo itself is gone.
  it.each([
    ['heatr.jpg', 'heater.jpg', `"heatr.jpg" is not in the content's folder photos; did you mean heater.jpg?`],
    ['crown.jpg', 'crown.small.jpg', `"crown.jpg" is not in the content's folder photos`],
    ['crown.small.jpg', 'crown.small.jpg', '"crown.small.jpg" is a small copy for lists; write the name of the photo itself'],
  ])('must be in the folder: %s beside %s', (name, there, message) => {
    const photos = new Map([[there, DIGEST]]);
    expect(linesOf(check(photo(`/photos/${name}`), { ...surroundings, photos }))).toEqual([
      `a.yaml:7:17  url in the 1st entry of photos: ${message}`,
    ]);
  });
});

it('judges no name and no photo by what could not be read', () => {
  const nothing = { known: undefined, photos: undefined };
  const unknown = `${VERIFIED}service_area: x\nphotos: [{ url: /photos/x.jpg, width: 4, height: 3, alt: A }]\n`;
  expect(check(unknown, nothing).found).toHaveLength(1);
  // Dana may be an alias of somebody whose name is published in its place.
  expect(check(`${VERIFIED}mentions: { technicians: [Dana] }\nredact: [Dana]\n`, nothing).problems).toEqual([]);
});

describe('a disclosure', () => {
  it('holds a kind and free words, from which words can be removed', () => {
    const [incentive, relation] = ['{ kind: discount, text: 10 % off }', '{ kind: family, text: a cousin of Dana }'];
    const text = `${VERIFIED}disclosure:\n  incentive: ${incentive}\n  relation: ${relation}\nredact: [Dana]\n`;
    const disclosure = {
      incentive: { kind: 'discount', text: '10 % off' },
      relation: { kind: 'family', text: 'a cousin of [removed]' },
    };
    expect(check(text).found).toMatchObject([{ disclosure }]);
  });

  it.each([
    ['{ incentive: { kind: other } }', /text under incentive under disclosure: is missing; the kind other needs a text that/],
    ['{ relation: { kind: boss } }', /kind under relation under disclosure: "boss" is not one of family, friend, owner, /],
    ['{}', /disclosure: is empty; one of incentive, relation is required/],
  ])('may not be %s', (disclosure, message) => {
    expect(messages(`${VERIFIED}disclosure: ${disclosure}\n`)).toEqual([expect.stringMatching(message)]);
  });
});
