import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/locales/en.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import {
  businessMailbox,
  disclosedStatements,
  disclosureCounts,
  policySections,
  reportMailbox,
  unsaidSubjects,
} from '../../../src/representations/policy/policy-sections.ts';
import { root } from '../../support/build.ts';
import { authoredReview, fullReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

const words = en.policy;

const WHOLE = {
  how_checked: 'A',
  who_may_write: 'B',
  where_to_write: 'https://example.com/write',
  order: 'C',
  refused: 'D',
  deadline_days: 7,
  incentives: 'E',
  contact: 'https://example.com/ask',
};

function sectionsOf(options: SiteOptions) {
  return policySections(sampleSite(options), localeOf('en'));
}

function statementsOf(options: SiteOptions): string[] {
  return sectionsOf(options).flatMap(({ statements }) => statements);
}

function ownWords(options: SiteOptions): (string | undefined)[] {
  return sectionsOf(options).flatMap(({ own, contact }) => (contact === undefined ? [own] : [own, contact]));
}

describe('the policy', () => {
  it('has the words of the business in their places', () => {
    expect(ownWords({ policy: WHOLE })).toEqual([
      'A',
      'B',
      'https://example.com/write',
      'C',
      'D',
      'The business decides on a new review within 7 days.',
      'E',
      undefined,
      'https://example.com/ask',
    ]);
    expect(unsaidSubjects(sectionsOf({ policy: WHOLE }))).toEqual([]);
  });

  it('without them says what the software knows, and of what nothing is said', () => {
    const sections = sectionsOf({});
    expect(sections.map(({ subject }) => subject)).toEqual(['checking', 'order', 'refusal', 'incentives']);
    expect(statementsOf({})).toEqual([
      words.stated,
      en.home.noneWaiting,
      words.unknown,
      words.newest,
      words.filters,
      words.removed,
      words.noneRewarded,
      words.noneRelated,
    ]);
    expect(unsaidSubjects(sections)).toEqual(['checking', 'authors', 'refusal', 'deadline', 'incentives']);
  });

  it.each([
    ['proofs.booking', 'Certified.'],
    ['disclosure.relation.owner', 'A customer'],
    ['policy.replaced', 'All words are those of the software.'],
    ['review.edited', 'Checked on'],
    ['review.source', 'Praised at'],
    ['insights.hidden', 'More: {aspects}.'],
  ])('says that the business has words of its own for %s', (path, text) => {
    const [checking] = sectionsOf({ words: { [path]: text } });
    expect(checking?.statements[0]).toBe(words.replaced);
  });

  it('says nothing of words of the business that state nothing', () => {
    const [checking] = sectionsOf({ words: { 'home.title': 'Reviews', 'policy.title': 'Policy' } });
    expect(checking?.statements).not.toContain(words.replaced);
  });

  it('says how many wait, and how many authors disclose something', () => {
    const reviews = [fullReview({ id: 'a' }), authoredReview({ id: 'b', disclosure: { relation: { kind: 'friend' } } })];
    expect(statementsOf({ reviews, waiting: 3 })).toEqual(
      expect.arrayContaining([
        en.home.waiting('3', false),
        words.rewarded('1', true),
        words.related('2', false),
        words.everywhere,
        words.changed,
        words.elsewhere('1', true),
      ]),
    );
    expect(disclosureCounts(sampleSite({ reviews }))).toEqual({ incentive: 1, relation: 2 });
    expect(disclosedStatements(sampleSite({ reviews }), localeOf('en'))).toContain(words.everywhere);
    expect(disclosedStatements(sampleSite({ reviews: [authoredReview({ id: 'c' })] }), localeOf('en'))).toEqual([]);
  });

  it('says what the average leaves out, what becomes of points, and where authors ask to be forgotten', () => {
    const review = { ...fullReview({ id: 'a' }), source: { name: 'Booking.com' } };
    const said = statementsOf({ reviews: [review], business: { email: 'office@example.com' } }).join(' ');
    expect(said).toContain('Stars without words are neither shown nor counted.');
    expect(said).toContain('Points given there, such as 9 out of 10, become stars here; halves are rounded down.');
    expect(said).toContain('Its author can ask there to have it changed or taken out.');
  });

  it.each([
    [{ email: 'office@example.com', telephone: '+1 555 010 0144' }, 'office@example.com', [words.report]],
    [{ telephone: '+1 555 010 0144' }, '+1 555 010 0144', []],
  ])('names the business itself where no other contact is given', (business, contact, statements) => {
    expect(sectionsOf({ business }).at(-1)).toEqual({ subject: 'contact', contact, statements });
  });
});

it.each([
  [{ contact: 'reports@example.com' }, { email: 'office@example.com' }, 'office@example.com', 'reports@example.com'],
  [{ contact: 'reports@example.com' }, {}, 'reports@example.com', 'reports@example.com'],
  [{ contact: 'https://example.com/ask' }, { email: 'office@example.com' }, 'office@example.com', 'office@example.com'],
  [{}, {}, undefined, undefined],
])('with %o and %o, mail to the business goes to %s, and reports to %s', (policy, business, own, reports) => {
  const site = sampleSite({ policy, business });
  expect([businessMailbox(site), reportMailbox(site)]).toEqual([own, reports]);
});

it('docs/owners/policy.md quotes sentences that are there', () => {
  const quoted = [...readFileSync(join(root, 'docs/owners/policy.md'), 'utf8').matchAll(/“([^”]+)”/g)].map(
    ([, sentence = '']) => sentence,
  );
  const said = JSON.stringify([en, en.policy.deadline('7', false), en.policy.elsewhere('2', false)]);
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((sentence) => !said.includes(sentence))).toEqual([]);
});
