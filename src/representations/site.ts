import type { Brand, ShownBrand } from '../brand/brand.ts';
import type { Passages } from '../insights/dataset/passages.ts';
import type { ReviewReading } from '../insights/dataset/review-reading.ts';
import type { Insights } from '../insights/dataset/schemas/insights-schema.ts';
import type { Catalog } from '../reviews/catalog.ts';
import type { Notice, OwnPage } from '../reviews/schemas/own-page.ts';
import type { Policy } from '../reviews/schemas/policy.ts';

/** What every page needs of the site. Nothing in it changes when a review changes. */
export interface SiteFrame extends Pick<Site, 'baseUrl' | 'hubUrl' | 'hasServer' | 'policy' | 'notice'> {
  readonly brand: ShownBrand;
  readonly catalog: Pick<Catalog, 'business' | 'language' | 'words'>;
}

/** What a picture of the rating is made of. Most changes of a review leave it as it is. */
export interface RatedSite extends Pick<Site, 'baseUrl' | 'brand'> {
  readonly catalog: Pick<Catalog, 'business' | 'language' | 'words' | 'aggregateRating'>;
}

/** Everything that the published files are made of. */
export interface Site {
  /** The public address, without a slash at its end; may carry a path. */
  readonly baseUrl: string;
  /** The WebSub hub that the topics announce, or `null` if there is none. */
  readonly hubUrl: string | null;
  /** Whether the server answers at the public address, or a static host that has only files (`server-paths.ts`). */
  readonly hasServer: boolean;
  readonly catalog: Catalog;
  /** What the business says of its reviews, in its own words. */
  readonly policy: Policy;
  /** How the business looks. */
  readonly brand: Brand;
  /** The pages that the business wrote, sorted by path. */
  readonly ownPages: readonly OwnPage[];
  /** A line above every page, until its last day. */
  readonly notice?: Notice | undefined;
  /** The names of the photos that have a small picture beside them, for lists. */
  readonly smallPhotos: ReadonlySet<string>;
  /** What the reviews say together, with the questions, answers and summary that the editors wrote. */
  readonly insights: Insights;
  /** What each review says, by its id, for its page; a review in a language that is not analysed has none. */
  readonly readings: ReadonlyMap<string, ReviewReading>;
  /** The passages of reviews on which the insights rest; only the server uses them. */
  readonly passages: Passages;
}
