import { describe, expect, it } from 'vitest';
import { type OtherReviews, otherReviews } from '../../../src/astro/pages/other-reviews.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import type { ReviewReading } from '../../../src/insights/dataset/review-reading.ts';
import { authoredReviews, sampleSite } from '../../support/content/sample-site.ts';

const business = {
  technicians: [{ name: 'Dana' }, { name: 'Luis' }],
  services: [
    { id: 'drains', name: 'Drains' },
    { id: 'heaters', name: 'Heaters' },
  ],
};

interface About {
  readonly services?: string[];
  readonly technicians?: string[];
  readonly aspects?: string[];
}

/** The aspects of which the insights quote something, and which therefore have a page. */
const QUOTED = ['price', 'staff'];

/**
 * Returns a function for the other reviews of a review, given by number. There is a review for each item of `abouts`, the newest
 * first.
 */
function othersOf(abouts: readonly About[]): (at: number) => OtherReviews[] {
  const reviews = authoredReviews(
    abouts.map(({ services = [], technicians = [] }, at) => ({
      mentions: { services, technicians },
      text: `Hot water ${at}, and ${'more '.repeat(40)}`,
    })),
  );
  const readingOf = ({ aspects = [] }: About): ReviewReading => ({
    statements: aspects.map((aspect) => ({ aspect, sentiment: 'positive', start: 0, end: 9 })),
    unquoted: [],
    names: [],
  });
  const { insights } = sampleSite({ reviews: [] });
  const evidence = [{ review_id: 'r0', quote: 'Hot water', start: 0, end: 9, sentiment: 'positive' as const }];
  const aspects = insights.aspects.map((aspect) => (QUOTED.includes(aspect.id) ? { ...aspect, evidence } : aspect));
  const site = sampleSite({ business, reviews, insights: { ...insights, aspects } });
  const readings = new Map(abouts.map((about, at) => [`r${at}`, readingOf(about)]));
  const whole = wholeSite({ ...site, readings });
  const others = otherReviews(whole);
  return (at) => others(whole.review(`r${at}`) ?? expect.fail());
}

const idsOf = (groups: readonly OtherReviews[]) => groups.map(({ kind, reviews }) => [kind, ...reviews.map(({ id }) => id)]);
const drains = (count: number) => Array.from({ length: count }, () => ({ services: ['drains'] }));

describe('the others of a review', () => {
  it('are the next older ones about its service, its technician and its aspect, none twice', () => {
    const all = { services: ['drains'], technicians: ['Dana'], aspects: ['price'] };
    const others = othersOf(Array.from({ length: 12 }, () => all));
    expect(idsOf(others(1))).toEqual([
      ['service', 'r2', 'r3', 'r4'],
      ['technician', 'r5', 'r6', 'r7'],
      ['aspect', 'r8', 'r9', 'r10'],
    ]);
    expect(others(1).map(({ value, path }) => [value, path])).toEqual([
      ['drains', '/services/drains'],
      ['Dana', '/technicians/dana'],
      ['price', '/insights/price'],
    ]);
  });

  it('have the next newer ones among them where too few are older', () => {
    const others = othersOf(drains(6));
    expect([others(4), others(5), others(2)].flatMap(idsOf)).toEqual([
      ['service', 'r2', 'r3', 'r5'],
      ['service', 'r2', 'r3', 'r4'],
      ['service', 'r3', 'r4', 'r5'],
    ]);
  });

  it('of an older review stay when a new one comes', () => {
    const [before, after] = [othersOf(drains(15)), othersOf(drains(16))];
    const listed = (groups: OtherReviews[]) =>
      groups.map(({ count, reviews }) => [count, reviews.map(({ date }) => Number(date.slice(8)))]);
    // One day later, the same reviews are one place further down.
    for (let at = 0; at < 15; at += 1)
      expect(listed(after(at + 1))).toEqual(
        listed(before(at)).map(([count, days]) => [count, (days as number[]).map((day) => day - 1)]),
      );
  });

  it('are counted exactly below ten, and else with the first digit alone', () => {
    const counts = [2, 9, 10, 19, 20, 99, 100, 1999].map((count) => othersOf(drains(count))(0)[0]?.count);
    expect(counts).toEqual([2, 9, 10, 10, 20, 90, 100, 1000]);
  });

  it('are about the first of its services of which there are others, and the aspect of which it says most', () => {
    const others = othersOf([
      { services: ['drains', 'heaters'], aspects: ['staff', 'price', 'price'] },
      { services: ['heaters'] },
      { aspects: ['staff'] },
      { aspects: ['price'] },
    ]);
    expect(idsOf(others(0))).toEqual([
      ['service', 'r1'],
      ['aspect', 'r3'],
    ]);
  });

  it('are about no aspect without a page: the insights quote nothing of it, as where one author alone speaks of it', () => {
    const others = othersOf([{ aspects: ['warranty', 'warranty', 'price'] }, { aspects: ['warranty'] }, { aspects: ['price'] }]);
    expect(idsOf(others(0))).toEqual([['aspect', 'r2']]);
    expect(others(1)).toEqual([]);
  });

  it('show how their texts begin, or what they say of the aspect', () => {
    const [service, aspect] = othersOf([
      { services: ['drains'], aspects: ['price'] },
      { services: ['drains'] },
      { aspects: ['price'] },
    ])(0);
    expect(service?.reviews[0]?.words).toMatch(/^Hot water 1, and (?:more ){20,}\w*…$/);
    expect(aspect?.reviews[0]).toMatchObject({ id: 'r2', author: 'A2', rating: 5, words: 'Hot water' });
  });

  it('are none where nothing is shared', () => {
    expect(othersOf([{ services: ['drains'], aspects: ['price'] }, { services: ['heaters'] }])(0)).toEqual([]);
  });
});
