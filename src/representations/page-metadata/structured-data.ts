import type {
  AggregateRating,
  BreadcrumbList,
  Graph,
  LocalBusinessLeaf,
  Offer,
  PostalAddress,
  Review as ReviewNode,
  Thing,
  WebSite,
} from 'schema-dts';
import { photoPath } from '../../brand/brand.ts';
import { localeOf } from '../../locales/locale.ts';
import { meanRating } from '../../reviews/catalog.ts';
import type { Trade } from '../../reviews/schemas/business.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import { shortenLine } from '../../reviews/text/cutting/shorten.ts';
import { datasetNode } from '../datasets/dataset-node.ts';
import type { Site, SiteFrame } from '../site.ts';
import { reviewsTitle } from '../text/review-words.ts';

/** In characters: Google refuses names of persons with 100 characters or more. */
const LONGEST_AUTHOR = 99;

/**
 * The type in schema.org of a business whose trade is named. Each is a `LocalBusiness` with the same properties. The only one for
 * professionals, `ProfessionalService`, is deprecated there.
 */
const TYPES: Readonly<Partial<Record<Trade, string>>> = {
  'home-services': 'HomeAndConstructionBusiness',
  auto: 'AutomotiveBusiness',
  // Doctors choose this trade, too.
  dental: 'MedicalBusiness',
  beauty: 'HealthAndBeautyBusiness',
  restaurant: 'Restaurant',
  retail: 'Store',
  lodging: 'LodgingBusiness',
};

export interface StructuredDataOptions {
  readonly site: SiteFrame;
  /** All data of the site, for a page that shows something of all reviews. */
  readonly whole?: Site | undefined;
  /** The path of the page below the base address; `null` for the page that a 404 shows. */
  readonly path: string | null;
  /** The reviews whose whole text is on the page. */
  readonly reviews: readonly Review[];
  /** Whether the mean of all reviews is on the page. */
  readonly showsRating: boolean;
  /** The path of pages (breadcrumbs) from the one below the home page down to this one; default: none. */
  readonly trail?: readonly { readonly name: string; readonly path: string }[];
}

/**
 * What a page tells search engines (schema.org): the business on every page, what it offers on the home page, the dataset
 * on the page with the downloads. Reviews and their mean are in it only on pages that show them, and only those that were
 * first published here: Google asks not to mark up reviews from other places.
 */
export function structuredDataOf({ site, whole, path, reviews, showsRating, trail = [] }: StructuredDataOptions): Graph {
  const own = reviews.filter(isFirstParty);
  const isHome = path === '/';
  const business = {
    ...businessNode(site),
    ...(isHome && offersOf(site)),
    ...(showsRating && whole && own.length > 0 && { aggregateRating: aggregateNode(whole) }),
  };
  const nodes: (Thing | undefined)[] = [
    business,
    isHome ? webSiteNode(site) : undefined,
    trail.length > 0 ? breadcrumbNode(site, trail) : undefined,
    path === '/data' && whole ? datasetNode(whole, businessId(site)) : undefined,
    // schema.org has no property for what a reader has to know of the author.
    ...own.filter(({ disclosure }) => disclosure === undefined).map((review) => reviewNode(review, site)),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/** Whether a review was first published here, and not taken over from another place. */
export function isFirstParty({ source }: Pick<Review, 'source'>): boolean {
  return source === undefined;
}

/** The business that is reviewed; the same node on every page. */
function businessNode(site: SiteFrame): LocalBusinessLeaf {
  const { name, description, url, telephone, email, address, geo, opening_hours } = site.catalog.business;
  const { logo, photo } = site.brand;
  return withoutUndefined({
    '@type': businessType(site),
    '@id': businessId(site),
    name,
    description,
    url,
    telephone,
    email,
    address: address && addressNode(address),
    logo: logo && site.baseUrl + logo.path,
    image: photo && site.baseUrl + photoPath(photo.width, 'jpg'),
    geo: geo && { '@type': 'GeoCoordinates', ...geo },
    openingHours: opening_hours?.flatMap(rangesOf),
  });
}

type Defined<T> = { [name in keyof T]: Exclude<T[name], undefined> };

/** Leaves out the properties that have no value. */
function withoutUndefined<const T extends object>(properties: T): Defined<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Defined<T>;
}

function businessType({ catalog }: SiteFrame): 'LocalBusiness' {
  const { trade } = catalog.business;
  return ((trade && TYPES[trade]) ?? 'LocalBusiness') as 'LocalBusiness';
}

function businessId({ baseUrl }: SiteFrame): string {
  return `${baseUrl}/#business`;
}

function addressNode(address: NonNullable<Site['catalog']['business']['address']>): PostalAddress {
  return withoutUndefined({
    '@type': 'PostalAddress',
    streetAddress: address.street_address,
    postOfficeBoxNumber: address.post_office_box_number,
    addressLocality: address.address_locality,
    addressRegion: address.address_region,
    postalCode: address.postal_code,
    addressCountry: address.address_country,
  });
}

/** In schema.org each value has one range of hours; here an entry may have several, such as before and after noon. */
function rangesOf(entry: string): string[] {
  const [days = '', hours = ''] = entry.split(' ');
  return hours.split(',').map((range) => `${days} ${range}`.trim());
}

function offersOf({ catalog }: SiteFrame): Pick<LocalBusinessLeaf, 'areaServed' | 'makesOffer'> {
  const { services, service_areas } = catalog.business;
  const makesOffer = services.map(
    ({ name, description }): Offer => ({
      '@type': 'Offer',
      itemOffered: withoutUndefined({ '@type': 'Service', name, description }),
    }),
  );
  return {
    ...(service_areas.length > 0 && { areaServed: service_areas.map(({ name }) => ({ '@type': 'Place', name })) }),
    ...(makesOffer.length > 0 && { makesOffer }),
  };
}

/** The mean of all reviews that were first published here; at least one must be. */
function aggregateNode({ catalog }: Site): AggregateRating {
  const own = catalog.reviews.filter(isFirstParty);
  return {
    '@type': 'AggregateRating',
    ratingValue: meanRating(own) ?? 0,
    ratingCount: own.length,
    reviewCount: own.length,
    bestRating: 5,
    worstRating: 1,
  };
}

/** Describes a review that was first published here. */
function reviewNode(review: Review, site: SiteFrame): ReviewNode {
  return withoutUndefined({
    '@type': 'Review',
    '@id': review.url,
    url: review.url,
    name: review.title,
    author: { '@type': 'Person', name: shortenLine(review.author, LONGEST_AUTHOR) },
    datePublished: review.date,
    dateModified: review.edited,
    reviewBody: review.text,
    inLanguage: review.language,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    itemReviewed: { '@type': businessType(site), '@id': businessId(site), name: site.catalog.business.name },
  });
}

function webSiteNode(site: SiteFrame): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.baseUrl}/#website`,
    name: reviewsTitle(site, localeOf(site.catalog.language, site.catalog.words)),
    url: `${site.baseUrl}/`,
    inLanguage: site.catalog.language,
    publisher: { '@id': businessId(site) },
  };
}

function breadcrumbNode(site: SiteFrame, trail: NonNullable<StructuredDataOptions['trail']>): BreadcrumbList {
  const pages = [{ name: site.catalog.business.name, path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // Percent-encoded, as in the canonical link.
      item: new URL(site.baseUrl + path).href,
    })),
  };
}
