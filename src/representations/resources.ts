import { renderBadgeJson } from './badge/badge.ts';
import { renderBadgeSvg } from './badge/badge-svg.ts';
import { renderDataPackage } from './datasets/data-package.ts';
import { renderInsights } from './datasets/insights-dataset.ts';
import { renderReviewsCsv } from './datasets/reviews-csv.ts';
import { renderNewestReviews, renderReviewsDataset } from './datasets/reviews-dataset.ts';
import { renderReviewsJsonl } from './datasets/reviews-jsonl.ts';
import { renderReviewsParquet } from './datasets/reviews-parquet.ts';
import { renderApiCatalog } from './discovery/api-catalog.ts';
import { renderAiCatalog, renderRegistryEntry, renderServerCard } from './discovery/mcp-discovery.ts';
import { renderRobots } from './discovery/robots.ts';
import { renderAtomFeed } from './feeds/atom-feed.ts';
import { renderJsonFeed } from './feeds/json-feed.ts';
import { renderLlms } from './language-models/llms.ts';
import { renderLlmsFull } from './language-models/llms-full.ts';
import { renderOpenApi } from './openapi/openapi.ts';
import { renderPolicy } from './policy/policy-document.ts';
import { RESOURCE_FILES, type ResourceName } from './resource-paths.ts';
import type { Site } from './site.ts';

/** A file that the build makes of the content, and where it is served. */
export interface Resource {
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  /** The exact `Content-Type`, which a WebSub delivery repeats. */
  readonly mediaType: string;
  readonly render: (site: Site) => string | Uint8Array<ArrayBuffer>;
}

/**
 * What is published besides pages; all other lists of resources name rows of this table. `astro/published-routes.ts` gives each row
 * its route.
 */
export const RESOURCES = {
  reviews: { ...RESOURCE_FILES.reviews, render: renderReviewsDataset },
  newest: { ...RESOURCE_FILES.newest, render: renderNewestReviews },
  reviewsCsv: { ...RESOURCE_FILES.reviewsCsv, render: renderReviewsCsv },
  reviewsJsonl: { ...RESOURCE_FILES.reviewsJsonl, render: renderReviewsJsonl },
  reviewsParquet: { ...RESOURCE_FILES.reviewsParquet, render: renderReviewsParquet },
  insights: { ...RESOURCE_FILES.insights, render: renderInsights },
  dataPackage: { ...RESOURCE_FILES.dataPackage, render: renderDataPackage },
  jsonFeed: { ...RESOURCE_FILES.jsonFeed, render: renderJsonFeed },
  atomFeed: { ...RESOURCE_FILES.atomFeed, render: renderAtomFeed },
  policy: { ...RESOURCE_FILES.policy, render: renderPolicy },
  badge: { ...RESOURCE_FILES.badge, render: renderBadgeSvg },
  badgeJson: { ...RESOURCE_FILES.badgeJson, render: renderBadgeJson },
  llms: { ...RESOURCE_FILES.llms, render: renderLlms },
  llmsFull: { ...RESOURCE_FILES.llmsFull, render: renderLlmsFull },
  robots: { ...RESOURCE_FILES.robots, render: renderRobots },
  openapi: { ...RESOURCE_FILES.openapi, render: renderOpenApi },
  apiCatalog: { ...RESOURCE_FILES.apiCatalog, render: renderApiCatalog },
  serverCard: { ...RESOURCE_FILES.serverCard, render: renderServerCard },
  registryEntry: { ...RESOURCE_FILES.registryEntry, render: renderRegistryEntry },
  aiCatalog: { ...RESOURCE_FILES.aiCatalog, render: renderAiCatalog },
} as const satisfies Record<ResourceName, Resource>;

const BY_PATH: ReadonlyMap<string, Resource> = new Map(Object.values(RESOURCES).map((resource) => [resource.path, resource]));

export function resourceAt(path: string): Resource | undefined {
  return BY_PATH.get(path);
}
