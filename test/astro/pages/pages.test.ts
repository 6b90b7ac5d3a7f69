import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../src/astro/pages/pages.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, authoredReviews, MENTIONED, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

/** The newest first, one a day, each by an author of its own and in words that vary, because one voice is no verdict. */
const REVIEWS = authoredReviews(
  Array.from({ length: 45 }, (_, at) => ({
    rating: at % 2 === 0 ? 5 : 4,
    text: at % 2 === 0 ? 'They arrived on time, and the price was very fair.' : 'They came on time, and their price was fair.',
    verification: { method: 'invoice', date: '2026-04-01' },
  })),
);

const SPEAKING = REVIEWS[0]?.text ?? '';

const ROUTES = [
  '/',
  '/404',
  '/social.png',
  '/insights/[aspect]',
  '/[...path]',
  '/reviews/[id]',
  '/reviews/[id].md',
  '/docs/api',
  '/feed.xml',
];

/** The inputs of every page, by address. */
function inputsOf(reviews: readonly AuthoredReview[], options: SiteOptions = {}): Map<string, string> {
  const pages = pagesOf(sampleSite({ business: MENTIONED, ...options, reviews }));
  return new Map(
    ROUTES.flatMap((route) =>
      (route.includes('[') ? pages.params(route) : [{}]).map((params) => {
        const path = route.replace(/\[.*\]/, Object.values(params).join());
        return [path, pages.source(route, params).inputs()] as const;
      }),
    ),
  );
}

/** The pages of `before` whose inputs are different in `after`, or that are missing there. */
function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([path, inputs]) => after.get(path) !== inputs).map(([path]) => path);
}

const before = inputsOf(REVIEWS);
/** The pages with the common frame. The picture shares only the name and the looks with it. */
const FRAMED = [...before.keys()].filter((path) => path !== '/social.png');

describe('the inputs of the pages', () => {
  it('of the page of an aspect change with a review that speaks of it, and with no other', () => {
    const says = (text: string) => [authoredReview({ id: 'new', date: '2026-03-21', text }), ...REVIEWS];
    const pagesWith = (text: string) => new Map([...inputsOf(says(text))].filter(([path]) => path.startsWith('/insights/')));
    const silent = pagesWith('Drain.');
    expect(silent.size).toBeGreaterThan(0);
    expect(changed(silent, pagesWith('Drains.'))).toEqual([]);
    expect(changed(silent, pagesWith(SPEAKING))).toEqual([...silent.keys()]);
  });

  it('of the first page change with the quote that stands for the many', () => {
    const site = sampleSite({ business: MENTIONED, reviews: REVIEWS });
    const { readings } = site;
    // In one case, a quoted review says nothing any more: the counts stay, but another review is quoted.
    const quoted = pagesOf(site).source('/', {}).locals.homePage?.praised[0]?.quoted?.review?.id ?? '';
    const others = new Map([...readings].map(([id, reading]) => [id, id === quoted ? { ...reading, statements: [] } : reading]));
    const inputs = [readings, new Map(readings), others].map((each) =>
      pagesOf({ ...site, readings: each })
        .source('/', {})
        .inputs(),
    );
    expect(inputs[1]).toBe(inputs[0]);
    expect(inputs[2]).not.toBe(inputs[0]);
  });

  it('stay while nothing changes', () => {
    expect(changed(before, inputsOf(REVIEWS))).toEqual([]);
    expect(before.size).toBeGreaterThan(100);
  });

  it('of its page, of the lists that show it and of what is made of all change with a text', () => {
    const after = inputsOf(REVIEWS.map((review) => (review.id === 'r30' ? { ...review, text: 'Another text.' } : review)));
    expect(changed(before, after)).toEqual([
      '/',
      '/insights/price',
      '/insights/punctuality',
      '/reviews/page/1',
      '/reviews/rating/5',
      '/reviews/year/2026/page/1',
      // Pages of newer reviews that speak of the same aspect.
      '/reviews/r27',
      '/reviews/r28',
      '/reviews/r29',
      '/reviews/r30',
      '/reviews/r30.md',
      '/feed.xml',
    ]);
  });

  it('of the first pages of lists change with a new review, and of no others', () => {
    const after = inputsOf([authoredReview({ ...REVIEWS[0], id: 'new', date: '2026-03-21' }), ...REVIEWS]);
    const pages = changed(before, after);
    expect(pages).toEqual(expect.arrayContaining(['/', '/reviews', '/reviews/rating/4', '/areas/riverside', '/reviews/r0']));
    expect(pages.filter((path) => path.includes('/page/') || /^\/reviews\/r[1-9]/.test(path))).toEqual([]);
    expect(pages).not.toContain('/reviews/r0.md');
  });

  it('of a page change with the reviews beside it', () => {
    const after = inputsOf(REVIEWS.filter(({ id }) => id !== 'r30'));
    const pages = changed(before, after).filter((path) => /^\/reviews\/r\d+$/.test(path));
    // The three newer reviews of the same aspect link to it.
    expect(pages).toEqual(['/reviews/r27', '/reviews/r28', '/reviews/r29', '/reviews/r30', '/reviews/r31']);
  });

  it.each([
    ['the name of the business', { business: { ...MENTIONED, name: 'Alder' } }],
    ['its policy', { policy: { contact: 'mailto:a@example.com' } }],
    ['its looks', { brand: { theme: { accent: '#0b5c66' } } }],
    ['the address', { baseUrl: 'https://example.com/shop' }],
    ['the hub', { hubUrl: null }],
    ['the server', { hasServer: false }],
    ['the language', { language: 'es' }],
  ])('of all pages change with %s', (_, options) => {
    expect(changed(before, inputsOf(REVIEWS, options))).toEqual(expect.arrayContaining(FRAMED));
  });

  it('of no page that only shows a logo change with what is drawn in it', () => {
    const withLogo = (svg: string, width = 40) =>
      inputsOf(REVIEWS, { brand: { theme: {}, logo: { path: '/brand/logo.svg', width, height: 40, content: { svg } } } });
    const round = withLogo('<svg><circle r="9"/></svg>');
    // The home page is among them, because it is made of everything.
    expect(changed(round, withLogo('<svg><rect/></svg>'))).toEqual(['/', '/social.png', '/feed.xml']);
    expect(changed(round, withLogo('<svg><circle r="9"/></svg>', 90))).toEqual([...round.keys()]);
  });
});

describe('what the owner writes', () => {
  const about = { path: '/about', title: 'About', menu: 'footer' as const, text: 'Text.', pictures: {} };
  const own = { ownPages: [about] };

  it('is a page of its own, which changes alone with its text', () => {
    const after = inputsOf(REVIEWS, own);
    expect(changed(after, before)).toContain('/about');
    const others = inputsOf(REVIEWS, { ownPages: [{ ...about, text: 'Other.' }] });
    expect(changed(after, others)).toEqual(['/', '/about', '/feed.xml']);
  });

  it('changes every page where every page shows it', () => {
    expect(changed(before, inputsOf(REVIEWS, { notice: { text: 'Closed.' } }))).toEqual(FRAMED);
    expect(changed(before, inputsOf(REVIEWS, { words: { 'site.home': 'Start' } }))).toEqual([...before.keys()]);
    const header = inputsOf(REVIEWS, { ownPages: [{ ...about, menu: 'header' }] });
    expect(changed(inputsOf(REVIEWS, own), header)).toEqual(
      expect.arrayContaining(['/', '/404', '/reviews', '/about', '/docs/api']),
    );
  });
});

describe('what a page is given', () => {
  const pages = pagesOf(sampleSite({ business: MENTIONED, reviews: REVIEWS }));
  const given = (route: string, params = {}) => Object.keys(pages.source(route, params).locals);

  it('is the whole site only where its inputs are', () => {
    expect(given('/')).toEqual(['pageContext', 'whole', 'homePage']);
    expect(given('/404')).toEqual(['pageContext']);
    expect(given('/social.png')).toEqual(['pageContext', 'rated']);
    expect(given('/reviews/[id]', { id: 'r1' })).toEqual(['pageContext', 'reviewPage', 'otherReviews']);
    expect(given('/reviews/[id].md', { id: 'r1' })).toEqual(['pageContext', 'reviewPage']);
    expect(given('/[...path]', { path: 'reviews/page/1' })).toEqual(['pageContext', 'listPage']);
    const [aspect = {}] = pages.params('/insights/[aspect]');
    expect(given('/insights/[aspect]', aspect)).toEqual(['pageContext', 'aspectPage']);
  });

  it('is a summary with the words of a customer who says what the others say, and nothing of what is not there', () => {
    const texts = ['They knocked ten dollars off the bill for our cat.', 'A very fair price.', 'The price was very fair.'];
    const reviews = authoredReviews(texts.map((text) => ({ text })));
    const { summary } = pagesOf(sampleSite({ reviews })).source('/insights', {}).locals;
    expect(summary?.sentences[1]?.map(({ text }) => text).join('')).toMatch(/^What they praise most is price .*very fair/);
    expect(given('/reviews/[id]', { id: 'gone' })).not.toContain('reviewPage');
    expect(given('/[...path]', { path: 'gone' })).not.toContain('listPage');
    expect(given('/insights/[aspect]', { aspect: 'gone' })).not.toContain('aspectPage');
  });
});
