import { shownBrand } from '../../brand/brand.ts';
import { barColours, type Mode } from '../../brand/palette.ts';
import { themeCss, themePalette } from '../../brand/theme-css.ts';
import { aspectName } from '../../insights/trades/aspect-name.ts';
import { type Locale, localeOf } from '../../locales/locale.ts';
import { type HoursRow, weekHours } from '../../locales/opening-hours.ts';
import type { Site, SiteFrame } from '../../representations/site.ts';
import { type FacetKind, facetsOf } from '../../reviews/lists/facets.ts';
import type { OwnPage } from '../../reviews/schemas/own-page.ts';
import type { Review } from '../../reviews/schemas/review.ts';

/** A page and what it is called. */
interface Place {
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  readonly name: string;
}

/** What every page and component may show: nothing here changes with a review. `Astro.locals.pageContext`. */
export interface PageContext {
  readonly site: SiteFrame;
  readonly locale: Locale;
  /** The opening hours of a week, which every page has. */
  readonly week: readonly HoursRow[];
  /** The colours of the browser's bar. */
  readonly bar: Readonly<Record<Mode, string>>;
  /** Whether there is a `/theme.css`. */
  readonly isThemed: boolean;
  /** The page of a service, technician or area; `undefined` if the business does not list it. */
  readonly place: (kind: FacetKind, value: string) => Place | undefined;
  /** The pages of the services, the technicians and the area that a review's record names. */
  readonly jobOf: (review: Review) => readonly Place[];
  /** Where `KeptCard.astro` keeps the cards of reviews, as HTML. A card is the same in every list. */
  readonly cards: WeakMap<Review, string>;
  /** The pages that the business wrote, for the menus. */
  readonly ownPages: readonly Pick<OwnPage, 'path' | 'title' | 'menu'>[];
  /** The language of the business's own words, where it is another one than that of the page. */
  readonly ownLanguage: string | undefined;
  /** The same of a review's words. */
  readonly languageOf: (review: Pick<Review, 'language'>) => string | undefined;
  /** What an aspect is called. */
  readonly aspectName: (id: string) => string;
  /** The href of a path below `{base_url}`: links stay on the server that the page came from, also in a preview. */
  readonly link: (path: string) => string;
}

/** All that the page context is made of. Pages have to be made anew when it changes. */
export function frameOf({ baseUrl, hubUrl, hasServer, catalog, policy, brand, notice, ownPages, insights }: Site) {
  const { business, language, words } = catalog;
  const aspects = insights.aspects.map(({ id, name }) => [id, name] as const).sort();
  const shown = { hasServer, policy, brand: shownBrand(brand), notice, catalog: { business, language, words } };
  const site = { baseUrl, hubUrl, ...shown } satisfies SiteFrame;
  return { site, aspects, ownPages: ownPages.map(({ path, title, menu }) => ({ path, title, menu })) };
}

export function createPageContext({ site, aspects, ownPages }: ReturnType<typeof frameOf>): PageContext {
  const base = new URL(`${site.baseUrl}/`).pathname;
  const locale = localeOf(site.catalog.language, site.catalog.words);
  const places = new Map(
    facetsOf({ business: site.catalog.business, reviews: [] }).map(({ kind, value, path, name }) => [
      `${kind} ${value}`,
      { path, name },
    ]),
  );
  const names = new Map(aspects);
  const place: PageContext['place'] = (kind, value) => places.get(`${kind} ${value}`);
  // Without words in the language of the business, the page is in English; most reviews are not.
  const ownLanguage = locale.tag === site.catalog.language ? undefined : site.catalog.language;
  return {
    site,
    locale,
    week: weekHours(site.catalog.business.opening_hours ?? [], locale),
    bar: barColours(themePalette(site.brand.theme)),
    isThemed: themeCss(site.brand.theme) !== '',
    place,
    jobOf: ({ mentions, service_area }) =>
      [
        ...mentions.services.map((id) => place('service', id)),
        ...mentions.technicians.map((name) => place('technician', name)),
        service_area === undefined ? undefined : place('service_area', service_area),
      ].filter((each) => each !== undefined),
    cards: new WeakMap(),
    ownPages,
    ownLanguage,
    languageOf: ({ language }) => language ?? ownLanguage,
    aspectName: (id) => aspectName(locale, { id, name: names.get(id) ?? id }),
    link: (path) => encodeURI(base + path.slice(1)),
  };
}
