import { expect, it } from 'vitest';
import { createListPageData } from '../../../src/astro/pages/list-page.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, authoredReviews, sampleSite } from '../../support/content/sample-site.ts';

const business = { technicians: [{ name: 'Dana Whitfield', title: 'Master plumber' }] };
const mentions = { technicians: ['Dana Whitfield'], services: [] };
const photos = [
  { url: '/photos/a.jpg', width: 4, height: 3, alt: 'A pipe' },
  { url: 'https://elsewhere.example/photos/a.jpg', width: 4, height: 3, alt: 'A pump' },
];
const reviews = authoredReviews(
  Array.from({ length: 30 }, (_, at) => ({
    rating: at === 0 ? 2 : 5,
    text: `Dana arrived ${at % 2 === 0 ? 'right' : 'always'} on time, and her price was ${at % 2 === 0 ? 'very' : 'really'} fair.`,
    mentions,
    photos,
  })),
);
const whole = wholeSite({ ...sampleSite({ business, reviews }), smallPhotos: new Set(['a.jpg', 'b.jpg']) });

const DANA = '/technicians/dana-whitfield';

function page(path: string, of = whole) {
  const found = of.listPages.get(path);
  return found && createListPageData(of)(found);
}

/** What the page of Dana tells of the aspects of her work, where all reviews of it are these of one day. */
function aspectsOf(fields: readonly Partial<AuthoredReview>[]) {
  const ofOneDay = fields.map((each) => ({ date: '2026-03-14', mentions, ...each }));
  const site = sampleSite({ business, reviews: authoredReviews(ofOneDay) });
  return page(DANA, wholeSite(site))?.entity?.aspects ?? [];
}

it('the first page of a person says who that is, and what is said, with a quote that praises where a person is praised', () => {
  const data = page(DANA);
  expect(data).toMatchObject({
    whole: { total: 30, average: 4.9 },
    all: 30,
    facet: { kind: 'technician' },
    entity: { introduction: 'Master plumber' },
  });
  const { aspects = [] } = data?.entity ?? {};
  for (const { evidence, review } of aspects.flatMap(({ quotes }) => quotes)) expect(review?.id).toBe(evidence.review_id);
  expect(aspects.map(({ id, quotes }) => [id, quotes[0]?.evidence.sentiment, quotes[0]?.evidence.quote])).toEqual([
    ['price', 'positive', 'her price was very fair'],
    ['punctuality', 'positive', 'Dana arrived always on time'],
  ]);
});

it('no aspect that a person is mostly praised for has only a quote that criticises it', () => {
  const praise = 'Dana was friendly. Dana explained everything clearly. Dana did excellent work. The price Dana asked was fair.';
  const aspects = aspectsOf([
    ...[2, 3, 4].map((hours) => ({ rating: 1, text: `Dana arrived ${hours} hours late.` })),
    ...Array(7).fill({ text: `${praise} Dana arrived right on time.` }),
    ...Array(20).fill({ text: praise }),
  ]);
  const punctuality = aspects.find(({ id }) => id === 'punctuality');
  expect(aspects.findIndex(({ id }) => id === 'punctuality')).toBeGreaterThan(3);
  expect(punctuality?.score).toBeGreaterThan(0);
  expect(punctuality?.quotes.map(({ evidence }) => evidence.sentiment)).toEqual(['positive', 'negative', 'negative']);
});

it('the aspects are in the order of the reviews that judge them, however often each does', () => {
  const fair = { text: 'The price Dana asked was fair.' };
  const late = { rating: 1, text: 'Dana was two hours late. Dana came late again. Dana never came on time.' };
  const aspects = aspectsOf([late, fair, fair]);
  expect(aspects.map(({ id, mentions: times, reviews: judging }) => [id, times, judging])).toEqual([
    ['price', 2, 2],
    ['punctuality', 3, 1],
  ]);
});

it('says who does a service and where, and what a person does; ten reviews of both bear a mean', () => {
  const jobs = (count: number, technician: string, service: string, area: string) =>
    Array.from({ length: count }, (_, at) =>
      authoredReview({
        id: `${technician}-${service}-${at}`.toLowerCase(),
        rating: at === 0 ? 4 : 5,
        mentions: { technicians: [technician], services: [service] },
        service_area: area,
      }),
    );
  const ofJobs = wholeSite(
    sampleSite({
      business: {
        technicians: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }],
        services: ['drains', 'pumps'].map((id) => ({ id, name: id })),
        service_areas: ['east', 'west'].map((id) => ({ id, name: id })),
      },
      reviews: [...jobs(9, 'Ann', 'drains', 'east'), ...jobs(10, 'Bob', 'drains', 'west'), ...jobs(11, 'Ann', 'pumps', 'west')],
    }),
  );
  const othersOf = (path: string) => {
    const { others = [] } = page(path, ofJobs)?.entity ?? {};
    return others.map(({ kind, names }) => [kind, ...names.map(({ name, count, rating }) => `${name} ${count} ${rating}`)]);
  };
  expect(othersOf('/services/drains')).toEqual([
    ['technician', 'Ann 9 null', 'Bob 10 4.9'],
    ['service_area', 'west 10 4.9', 'east 9 null'],
  ]);
  expect(othersOf('/technicians/ann')).toEqual([
    ['service', 'pumps 11 4.91', 'drains 9 null'],
    ['service_area', 'west 11 4.91', 'east 9 null'],
  ]);
  expect(othersOf('/areas/east')).toEqual([
    ['technician', 'Ann 9 null'],
    ['service', 'drains 9 null'],
  ]);
  expect(othersOf('/reviews/year/2026')).toEqual([]);
});

it('the page of a person has a mean from ten reviews on, and that of a service at once', () => {
  const jobs = Array.from({ length: 9 }, (_, at) =>
    authoredReview({ id: `j${at}`, rating: 5, mentions: { technicians: ['Ann'], services: ['drains'] } }),
  );
  const few = { business: { technicians: [{ name: 'Ann' }], services: [{ id: 'drains', name: 'Drains' }] }, reviews: jobs };
  const site = wholeSite(sampleSite(few));
  expect(page('/technicians/ann', site)?.whole).toEqual({ total: 9, average: null });
  expect(page('/services/drains', site)?.whole).toEqual({ total: 9, average: 5 });
});

it('the page of a rating has no mean, which readers would take for the whole', () => {
  expect(page('/reviews/rating/2')).toMatchObject({ whole: { total: 1, average: null }, entity: undefined });
});

it('the aspects of a person lead to their pages, where these can be quoted', () => {
  const { aspects = [] } = page(DANA)?.entity ?? {};
  expect(aspects.find(({ id }) => id === 'price')?.path).toBe('/insights/price');
  const unquoted = { ...whole.site.insights, aspects: whole.site.insights.aspects.map((each) => ({ ...each, evidence: [] })) };
  const { entity } = page(DANA, { ...whole, site: { ...whole.site, insights: unquoted } }) ?? {};
  expect(entity?.aspects.map(({ path }) => path)).toEqual(aspects.map(() => undefined));
});

it('other pages say only which reviews there are', () => {
  const data = page(`${DANA}/page/1`);
  expect(data).toMatchObject({ number: 1, entity: undefined, whole: undefined });
  expect(data?.facets.some(({ count }) => count !== undefined)).toBe(false);
  expect(page('/reviews')).toMatchObject({ facet: undefined, entity: undefined });
});

it('names the photos on the page that have a small picture', () => {
  expect(new Set(page('/reviews')?.smallPhotos)).toEqual(new Set(['a.jpg']));
});

it('names all photos that have none on the first page of all reviews, for its search', () => {
  expect(page('/reviews')?.largePhotos).toEqual([]);
  const large = page('/reviews', { ...whole, site: { ...whole.site, smallPhotos: new Set(['b.jpg']) } });
  expect(new Set(large?.largePhotos)).toEqual(new Set(['a.jpg']));
  expect(page('/reviews/page/1')?.largePhotos).toBeUndefined();
  expect(page('/reviews/rating/5')?.largePhotos).toBeUndefined();
});

it('offers each rating, and what else has a review; first pages say how many', () => {
  const offered = page('/reviews')?.facets ?? [];
  expect(offered.filter(({ kind }) => kind === 'rating').map(({ count }) => count)).toEqual([29, 0, 0, 1, 0]);
  expect(offered.filter(({ kind, count }) => kind !== 'rating' && count === 0)).toEqual([]);
  expect(page('/reviews/page/1')?.facets.map(({ path }) => path)).toEqual(offered.map(({ path }) => path));
});
