import type { Site } from '../../src/representations/site.ts';
import { createCatalog } from '../../src/reviews/catalog.ts';
import type { AuthoredReview } from '../../src/reviews/review.ts';

/** A review with everything that is required, and what a test adds. */
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

export interface SiteOptions {
  readonly reviews?: readonly AuthoredReview[];
  readonly baseUrl?: string;
  readonly hubUrl?: string | null;
}

/** A small site made in memory. */
export function sampleSite({
  reviews = [authoredReview()],
  baseUrl = 'https://reviews.example.com',
  hubUrl = `${baseUrl}/api/websub/hub`,
}: SiteOptions = {}): Site {
  const business = { name: 'Alder Creek & Sons', description: 'Plumbing.', technicians: [], services: [], service_areas: [] };
  return {
    baseUrl,
    hubUrl,
    editorial: { faq: [] },
    catalog: createCatalog({ business, language: 'en', reviews, waiting: 0 }, baseUrl),
  };
}
