import { renderBadgeJson } from './badge/badge.ts';
import { renderBadgeSvg } from './badge/badge-svg.ts';
import { renderDataPackage } from './datasets/data-package.ts';
import { DATASET_FILES } from './datasets/dataset-files.ts';
import { renderInsights } from './datasets/insights-dataset.ts';
import { renderReviewsCsv } from './datasets/reviews-csv.ts';
import { renderNewestReviews, renderReviewsDataset } from './datasets/reviews-dataset.ts';
import { renderReviewsJsonl } from './datasets/reviews-jsonl.ts';
import { renderReviewsParquet } from './datasets/reviews-parquet.ts';
import { API_CATALOG_TYPE, renderApiCatalog } from './discovery/api-catalog.ts';
import {
  AI_CATALOG_TYPE,
  renderAiCatalog,
  renderRegistryEntry,
  renderServerCard,
  SERVER_CARD_TYPE,
} from './discovery/mcp-discovery.ts';
import { renderRobots } from './discovery/robots.ts';
import { renderAtomFeed } from './feeds/atom-feed.ts';
import { renderJsonFeed } from './feeds/json-feed.ts';
import { renderLlms } from './language-models/llms.ts';
import { renderLlmsFull } from './language-models/llms-full.ts';
import { renderOpenApi } from './openapi/openapi.ts';
import { renderPolicy } from './policy/policy-document.ts';
import { RESOURCE_PATHS } from './resource-paths.ts';
import type { Site } from './site.ts';

/** A file that the build makes of the content, and where it is served. */
export interface Resource {
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  /** The exact `Content-Type`, which a WebSub delivery repeats. */
  readonly mediaType: string;
  readonly render: (site: Site) => string | Uint8Array<ArrayBuffer>;
}

const JSON_TYPE = 'application/json';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/**
 * What is published besides pages; all other lists of resources name rows of this table. `astro/published-routes.ts` gives each row
 * its route.
 */
export const RESOURCES = {
  reviews: { ...DATASET_FILES.reviews, render: renderReviewsDataset },
  newest: { path: RESOURCE_PATHS.newest, mediaType: JSON_TYPE, render: renderNewestReviews },
  reviewsCsv: { ...DATASET_FILES.reviewsCsv, render: renderReviewsCsv },
  reviewsJsonl: { ...DATASET_FILES.reviewsJsonl, render: renderReviewsJsonl },
  reviewsParquet: { ...DATASET_FILES.reviewsParquet, render: renderReviewsParquet },
  insights: { path: RESOURCE_PATHS.insights, mediaType: JSON_TYPE, render: renderInsights },
  dataPackage: { path: RESOURCE_PATHS.dataPackage, mediaType: JSON_TYPE, render: renderDataPackage },
  jsonFeed: { path: RESOURCE_PATHS.jsonFeed, mediaType: JSON_TYPE, render: renderJsonFeed },
  atomFeed: { path: RESOURCE_PATHS.atomFeed, mediaType: 'application/atom+xml', render: renderAtomFeed },
  policy: { path: RESOURCE_PATHS.policy, mediaType: JSON_TYPE, render: renderPolicy },
  badge: { path: RESOURCE_PATHS.badge, mediaType: 'image/svg+xml', render: renderBadgeSvg },
  badgeJson: { path: RESOURCE_PATHS.badgeJson, mediaType: JSON_TYPE, render: renderBadgeJson },
  llms: { path: RESOURCE_PATHS.llms, mediaType: PLAIN_TEXT, render: renderLlms },
  llmsFull: { path: RESOURCE_PATHS.llmsFull, mediaType: PLAIN_TEXT, render: renderLlmsFull },
  robots: { path: RESOURCE_PATHS.robots, mediaType: PLAIN_TEXT, render: renderRobots },
  openapi: { path: RESOURCE_PATHS.openapi, mediaType: JSON_TYPE, render: renderOpenApi },
  apiCatalog: { path: RESOURCE_PATHS.apiCatalog, mediaType: API_CATALOG_TYPE, render: renderApiCatalog },
  serverCard: { path: RESOURCE_PATHS.serverCard, mediaType: SERVER_CARD_TYPE, render: renderServerCard },
  registryEntry: { path: RESOURCE_PATHS.registryEntry, mediaType: JSON_TYPE, render: renderRegistryEntry },
  aiCatalog: { path: RESOURCE_PATHS.aiCatalog, mediaType: AI_CATALOG_TYPE, render: renderAiCatalog },
} as const satisfies Record<string, Resource>;

const BY_PATH: ReadonlyMap<string, Resource> = new Map(Object.values(RESOURCES).map((resource) => [resource.path, resource]));

export function resourceAt(path: string): Resource | undefined {
  return BY_PATH.get(path);
}
