import { once, onceFor } from '../../once.ts';
import type { RatedSite, Site } from '../../representations/site.ts';
import { summaryOf } from '../../representations/text/summary-of.ts';
import { aspectPages } from './aspect-page.ts';
import { createDigests, digest } from './digests.ts';
import { homePage } from './home-page.ts';
import { createListPageData } from './list-page.ts';
import { otherReviews } from './other-reviews.ts';
import { createPageContext, frameOf } from './page-context.ts';
import { reviewPages } from './review-page.ts';
import { standingQuotes } from './standing-quotes.ts';
import { wholeSite } from './whole-site.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** What a page is made of. */
export interface PageSource {
  /** What the page finds in `Astro.locals`: nothing that `inputs` does not cover. */
  readonly locals: Partial<App.Locals>;
  /** Gives a digest that changes whenever the page could change. */
  readonly inputs: () => string;
}

/** The pages of a site. */
export interface Pages {
  /** The parameters of each page of a route that has parameters. */
  readonly params: (route: string) => Record<string, string>[];
  readonly source: (route: string, params: Params) => PageSource;
}

/** The route of the lists of reviews, and of the owner's pages. */
const OF_PATH = '/[...path]';
const OF_ASPECT = '/insights/[aspect]';
/** The routes of pages that show nothing of any review. */
const OF_FRAME: readonly string[] = [
  '/404',
  '/docs/api',
  '/docs/assistants',
  '/docs/subscribe',
  '/favicon.ico',
  '/apple-touch-icon.png',
];

/** The pages of a site; found once for each site. */
export const pagesOf: (site: Site) => Pages = onceFor(createPages, new WeakMap());

function createPages(site: Site): Pages {
  const frame = frameOf(site);
  const pageContext = createPageContext(frame);
  const whole = wholeSite(site);
  const reviews = reviewPages(whole);
  const others = otherReviews(whole);
  const aspects = aspectPages(whole);
  const quotes = once(() => standingQuotes(whole, aspects));
  const home = once(() => homePage(whole, quotes()()));
  const summary = once(() => {
    const quoteOf = quotes()();
    return summaryOf(site, pageContext.locale, ({ id }, side) => quoteOf(id, side)?.evidence);
  });
  const listPageData = createListPageData(whole);
  const ownPages = new Map(site.ownPages.map((page) => [page.path, page]));
  const { baseUrl, brand, catalog } = site;
  const rated: RatedSite = {
    baseUrl,
    brand,
    catalog: { ...frame.site.catalog, aggregateRating: catalog.aggregateRating },
  };
  const digests = createDigests(site, frame, reviews);
  /** The sources of pages by route; `undefined` where a route has no such page. All other pages are made of the whole site. */
  const sources: Readonly<Record<string, (params: Params) => PageSource | undefined>> = {
    '/': () => ({ locals: { pageContext, whole, homePage: home() }, inputs: () => `${digests.whole()} ${digest(home())}` }),
    '/insights': () => ({
      locals: { pageContext, whole, summary: summary() },
      inputs: () => `${digests.whole()} ${digest(summary())}`,
    }),
    [OF_ASPECT]({ aspect = '' }) {
      const aspectPage = aspects.get(aspect);
      return (
        aspectPage && { locals: { pageContext, aspectPage }, inputs: () => `${digests.frame()} ${digests.aspect(aspectPage)}` }
      );
    },
    '/reviews/[id]'({ id = '' }) {
      const reviewPage = reviews.get(id);
      if (!reviewPage) return undefined;
      const beside = others(reviewPage.review);
      const inputs = () => [digests.frame(), digests.part(reviewPage), ...beside.map(digests.others)].join(' ');
      return { locals: { pageContext, reviewPage, otherReviews: beside }, inputs };
    },
    '/reviews/[id].md'({ id = '' }) {
      const { review } = reviews.get(id) ?? {};
      return review && { locals: { pageContext, reviewPage: { review } }, inputs: () => digests.frame() + digests.part(review) };
    },
    [OF_PATH]({ path = '' }) {
      const ownPage = ownPages.get(`/${path}`);
      if (ownPage) return { locals: { pageContext, ownPage }, inputs: () => `${digests.frame()} ${digest(ownPage)}` };
      const page = whole.listPages.get(`/${path}`);
      if (!page) return undefined;
      const listPage = listPageData(page);
      const { facets, reviews: shown, ...rest } = listPage;
      // Many pages share these parts, whose digests are computed once.
      const inputs = () => [digests.frame(), digests.part(facets), ...shown.map(digests.part), digest(rest)].join(' ');
      return { locals: { pageContext, listPage }, inputs };
    },
    ...Object.fromEntries(OF_FRAME.map((route) => [route, () => ({ locals: { pageContext }, inputs: digests.frame })])),
    // Of the reviews it shows only the mean rating. It takes the longest to make.
    '/social.png': () => ({ locals: { pageContext, rated }, inputs: () => digest(rated) }),
  };
  return {
    params(route) {
      if (route === OF_PATH) return [...whole.listPages.keys(), ...ownPages.keys()].map((path) => ({ path: path.slice(1) }));
      if (route === OF_ASPECT) return [...aspects.keys()].map((aspect) => ({ aspect }));
      return [...reviews.keys()].map((id) => ({ id }));
    },
    source: (route, params) => sources[route]?.(params) ?? { locals: { pageContext, whole }, inputs: digests.whole },
  };
}
