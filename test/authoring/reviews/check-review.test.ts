import { describe, expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import { type CheckedAgainst, checkReview, type DraftReview, isPublished } from '../../../src/authoring/reviews/check-review.ts';
import { type Path, putAt } from '../../../src/authoring/source/source.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';
import { reviewFileSchema } from '../../../src/reviews/schemas/review.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';
import { fullReview, MENTIONED } from '../../support/content/sample-site.ts';

const { known } = collectNames(
  businessFileSchema.parse({ name: 'A', technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }] }),
);
const DIGEST = 'ab'.repeat(32);
const surroundings: CheckedAgainst = { known, photos: new Map([['heater.jpg', DIGEST]]) };
const REVIEW = 'id: a\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\ntext: Dana came at once.\n';
const VERIFIED = `${REVIEW}verification: { method: invoice, date: 2026-03-15 }\n`;

function check(yaml: string, against = surroundings): Read<DraftReview> {
  return checkYaml('a.yaml', yaml, (value) => checkReview(reviewFileSchema, value, against));
}

function messages(yaml: string): string[] {
  return linesOf(check(yaml));
}

describe('a review', () => {
  it('is published once it is verified', () => {
    expect(check(`${VERIFIED}mentions: { technicians: [dana] }\nredact: [at once]\nedited: 2026-03-16\n`).found[0]).toEqual({
      id: 'a',
      date: '2026-03-14',
      rating: 5,
      author: 'Maria G.',
      text: 'Dana came [removed].',
      mentions: { technicians: ['Dana Whitfield'], services: [] },
      verification: { method: 'invoice', date: '2026-03-15' },
      edited: '2026-03-16',
    });
    expect(check(VERIFIED).found.map(isPublished)).toEqual([true]);
  });

  it('does not publish by a mention the name that its alias was redacted for', () => {
    expect(messages(`${VERIFIED}mentions: { technicians: [Dana] }\nredact: [Whitfield, came]\n`)).toEqual([
      expect.stringMatching(/^a\.yaml:7:\d+ {2}technicians under mentions: holds "Whitfield"/),
    ]);
  });

  it('does not publish what its platform calls it', () => {
    expect(check(`${VERIFIED}source: { name: Google, id: abc }\n`).found).toMatchObject([{ source: { name: 'Google' } }]);
    expect(JSON.stringify(check(`${VERIFIED}source: { name: Google, id: abc }\n`).found)).not.toContain('abc');
  });

  // Programs that read YAML 1.1 write `no` back as `false`.
  it.each(['no', 'false'])('is not verified by the word of a platform that does not call it so (verified: %s)', (verified) => {
    const source = `source: { name: Trustpilot, verified: ${verified} }\n`;
    expect(check(`${VERIFIED}${source}`).found).toMatchObject([{ source: { name: 'Trustpilot' } }]);
    expect(JSON.stringify(check(`${VERIFIED}${source}`).found)).not.toContain('verified"');
    expect(messages(`${VERIFIED.replace('invoice', 'platform')}${source}`)).toEqual([
      'a.yaml:6:25  method under verification: is platform, and source says that Trustpilot does not call this review verified; only a record of your own can',
    ]);
  });

  it('waits without a verification', () => {
    expect(check(REVIEW).found.map(isPublished)).toEqual([false]);
  });

  it('with other mistakes is told of its unknown names as well', () => {
    const names = 'mentions: { technicians: [Dan], services: [pipes] }\nservice_area: north\n';
    expect(messages(REVIEW.replace('rating: 5', 'rating: 6') + names)).toEqual([
      'a.yaml:3:9  rating: 6 is more than 5',
      expect.stringMatching(/^a\.yaml:6:27 {2}1st entry of technicians under mentions: "Dan" is not a technician/),
      expect.stringMatching(/^a\.yaml:6:44 {2}1st entry of services under mentions: "pipes" is not a service/),
      expect.stringMatching(/^a\.yaml:7:15 {2}service_area: "north" is not a service area/),
    ]);
    expect(messages(`${REVIEW}mentions: { technicians: [Dan, 5] }\nservice_area: "a\\u0085"\n`)).toEqual([
      expect.stringContaining('a number, not text'),
      expect.stringContaining('control character'),
    ]);
  });

  it('that waits is checked too', () => {
    expect(messages(`${REVIEW}mentions: { technicians: [Dan] }\nredact: [tomorrow]\n`)).toEqual([
      'a.yaml:6:27  1st entry of technicians under mentions: "Dan" is not a technician of business.yaml; did you mean Dana Whitfield? (known: Dana Whitfield); a former name belongs there under aliases',
      'a.yaml:7:10  1st entry of redact: "tomorrow" is neither in the title nor in the text, the answer, the text of a disclosure or a photo\'s alt; it must be spelled as there',
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

describe('a word to redact', () => {
  const full = reviewFileSchema.parse(fullReview());
  const names = collectNames(businessFileSchema.parse({ name: 'A', ...MENTIONED }));
  const checked = (review: object) => checkReview(reviewFileSchema, review, { known: names.known, photos: undefined });

  // A new field of free words belongs to `textFields`.
  it.each(textsIn(full).map((path) => [path.join('.'), path] as const))('is not published in %s', (_, path) => {
    const review = { ...structuredClone(full), text: 'Back in zanzibar.', redact: ['zanzibar'] };
    expect(checked(review).ok).toBe(true);
    putAt(review, path, 'zanzibar');
    const result = checked(review);
    expect(result.ok ? JSON.stringify(result.value) : '').not.toContain('zanzibar');
  });
});

/** The paths of all texts in a value. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

describe('a photo', () => {
  function photo(url: string): string {
    return `${VERIFIED}photos: [{ url: ${url}, width: 4, height: 3, alt: A heater }]\n`;
  }

  it.each([
    ['/photos/heater.jpg', { sha256: DIGEST }],
    ['https://a.example/photos/heater.jpg', {}],
  ])('is published with the digest of its bytes, if it is our own: %s', (url, digest) => {
    const photos = [{ url, width: 4, height: 3, alt: 'A heater', ...digest }];
    expect(check(photo(url)).found).toEqual([expect.objectContaining({ photos })]);
  });

  it('must be in the folder', () => {
    expect(messages(photo('/photos/heatr.jpg'))).toEqual([
      `a.yaml:7:17  url in the 1st entry of photos: "heatr.jpg" is not in the content's folder photos; did you mean heater.jpg?`,
    ]);
  });

  it('is never a small copy, not even where the photo itself is gone', () => {
    const small = { ...surroundings, photos: new Map([['crown.small.jpg', DIGEST]]) };
    expect(linesOf(check(photo('/photos/crown.jpg'), small))).toEqual([
      `a.yaml:7:17  url in the 1st entry of photos: "crown.jpg" is not in the content's folder photos`,
    ]);
    expect(linesOf(check(photo('/photos/crown.small.jpg'), small))).toEqual([
      'a.yaml:7:17  url in the 1st entry of photos: "crown.small.jpg" is a small copy for lists; write the name of the photo itself',
    ]);
  });
});

it('judges no name and no photo by what could not be read', () => {
  const unknown = `${VERIFIED}service_area: x\nphotos: [{ url: /photos/x.jpg, width: 4, height: 3, alt: A }]\n`;
  expect(check(unknown, { known: undefined, photos: undefined }).found).toHaveLength(1);
  // Dana may be an alias of somebody whose name is published in its place.
  const redacted = `${VERIFIED}mentions: { technicians: [Dana] }\nredact: [Dana]\n`;
  expect(check(redacted, { known: undefined, photos: undefined }).problems).toEqual([]);
});

describe('a disclosure', () => {
  it('holds a kind and free words, from which words can be removed', () => {
    const text = `${VERIFIED}disclosure:\n  incentive: { kind: discount, text: 10 % off }\n  relation: { kind: family, text: a cousin of Dana }\nredact: [Dana]\n`;
    expect(check(text).found).toMatchObject([
      {
        disclosure: {
          incentive: { kind: 'discount', text: '10 % off' },
          relation: { kind: 'family', text: 'a cousin of [removed]' },
        },
      },
    ]);
  });

  it('tells what is allowed in it', () => {
    const text = `${VERIFIED}disclosure:\n  incentive: { kind: other }\n  relation: { kind: boss }\n`;
    expect(messages(text)).toEqual([
      expect.stringContaining(
        'text under incentive under disclosure: is missing; the kind other needs a text that says what it is',
      ),
      expect.stringMatching(
        /kind under relation under disclosure: "boss" is not one of family, friend, owner, employee, former-employee/,
      ),
    ]);
    expect(messages(`${VERIFIED}disclosure: {}\n`)).toEqual([
      expect.stringContaining('disclosure: is empty; one of incentive, relation is required'),
    ]);
  });
});
