import { NO_BRAND } from '../../../src/brand/brand.ts';
import { type Analysis, analyseReviews } from '../../../src/insights/dataset/analyse-reviews.ts';
import type { Unpublished } from '../../../src/publication/pack/side-data.ts';
import { publishInMemory } from '../../../src/publication/serving/in-memory.ts';
import type { Publication } from '../../../src/publication/serving/publication.ts';
import type { Site } from '../../../src/representations/site.ts';
import { type Content, createCatalog } from '../../../src/reviews/catalog.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';

/** A review with everything that is required, and the given fields. */
export function authoredReview(fields: Partial<AuthoredReview> = {}): AuthoredReview {
  return {
    id: '2026-03-14-maria-g',
    date: '2026-03-14',
    rating: 5,
    author: 'Maria G.',
    text: 'Hot water back the same day.',
    mentions: { technicians: [], services: [] },
    verification: { method: 'invoice', date: '2026-03-15' },
    ...fields,
  };
}

/** A review with each of these fields, one a day, the newest first, each by an author of its own. */
export function authoredReviews(fields: readonly Partial<AuthoredReview>[]): AuthoredReview[] {
  const dayOf = (at: number) => new Date(Date.UTC(2026, 2, 20 - at)).toISOString().slice(0, 10);
  return fields.map((each, at) => authoredReview({ id: `r${at}`, author: `A${at}`, date: dayOf(at), ...each }));
}

type Further = Omit<AuthoredReview, 'id' | 'date' | 'rating' | 'author' | 'text' | 'verification'>;

/** A review that has every field of the record: the compiler names one that is missing. */
export function fullReview(fields: Partial<AuthoredReview> = {}): AuthoredReview {
  const further: Required<Further> = {
    title: 'Hot water back the same day',
    mentions: { technicians: ['Dana Whitfield'], services: ['water-heater-repair'] },
    service_area: 'riverside',
    language: 'en',
    source: { name: 'Google', url: 'https://www.example.org/review/1' },
    response: { date: '2026-03-16', text: 'Thank you, Maria.' },
    edited: '2026-03-16',
    disclosure: {
      incentive: { kind: 'discount', text: '10 % off the next service' },
      relation: { kind: 'former-employee', text: 'worked here until 2023' },
    },
    photos: [{ url: '/photos/heater.jpg', width: 1200, height: 900, alt: 'The new heater' }],
  };
  return authoredReview({ ...further, ...fields });
}

/** What `fullReview` mentions, as its business has it. */
export const MENTIONED = {
  technicians: [{ name: 'Dana Whitfield', title: 'Master plumber' }],
  services: [{ id: 'water-heater-repair', name: 'Water heater repair' }],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};

export interface SiteOptions {
  readonly business?: Partial<Content['business']>;
  readonly language?: string;
  readonly reviews?: readonly AuthoredReview[];
  readonly baseUrl?: string;
  readonly hubUrl?: string | null;
  readonly hasServer?: boolean;
  readonly policy?: Site['policy'];
  readonly ownPages?: Site['ownPages'];
  readonly notice?: Site['notice'];
  readonly words?: Content['words'];
  readonly brand?: Site['brand'];
  readonly waiting?: number;
  /** Default: the insights of the reviews. Given if there are too many reviews to analyse. */
  readonly insights?: Site['insights'];
}

/** What a build knows but does not publish, for content that has nothing to hide. */
export const NOTHING_UNPUBLISHED: Unpublished = {
  aliases: { technicians: new Map(), services: new Map(), service_areas: new Map() },
  language: 'en',
  waiting: 0,
  passages: new Map(),
};

/** A small site made in memory. */
export function sampleSite({
  business = {},
  language = 'en',
  reviews = [authoredReview()],
  baseUrl = 'https://reviews.example.com',
  hubUrl = `${baseUrl}/api/websub/hub`,
  hasServer = true,
  policy = {},
  ownPages = [],
  notice,
  words,
  brand = NO_BRAND,
  waiting = 0,
  insights,
}: SiteOptions = {}): Site {
  const sample = {
    name: 'Alder Creek & Sons',
    description: 'Plumbing.',
    trade: 'home-services' as const,
    licence: 'CC-BY-4.0',
    technicians: [],
    services: [],
    service_areas: [],
  };
  const catalog = createCatalog({ business: { ...sample, ...business }, language, words, reviews, waiting }, baseUrl);
  let analysis: Analysis | undefined = insights && { insights, readings: new Map(), passages: new Map() };
  const input = { ...NOTHING_UNPUBLISHED, aspects: [], editorial: { faq: [] } };
  function analysed(): Analysis {
    analysis ??= analyseReviews(catalog, input);
    return analysis;
  }
  return {
    baseUrl,
    hubUrl,
    hasServer,
    catalog,
    policy,
    ownPages,
    notice,
    brand,
    smallPhotos: new Set(),
    // Reviews are analysed only when a test reads the result, because this takes longer than everything else, and few tests do.
    get insights() {
      return analysed().insights;
    },
    get readings() {
      return analysed().readings;
    },
    get passages() {
      return analysed().passages;
    },
  };
}

export type Given = Partial<Pick<Unpublished, 'aliases' | 'passages'>>;

/** A publication of a site that no build has sealed, perhaps with other passages than its own. */
export function publicationOf(site: Site, { aliases = NOTHING_UNPUBLISHED.aliases, passages }: Given = {}): Publication {
  return publishInMemory(passages ? { ...site, passages } : site, aliases, 1);
}
