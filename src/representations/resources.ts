import { renderAtomFeed } from './atom-feed.ts';
import { renderInsights } from './insights-dataset.ts';
import { renderJsonFeed } from './json-feed.ts';
import { renderAiCatalog, renderRegistryEntry, renderServerCard, SERVER_CARD_TYPE } from './mcp-discovery.ts';
import { renderOpenApi } from './openapi.ts';
import { RESOURCE_PATHS } from './resource-paths.ts';
import { renderReviewsDataset } from './reviews-dataset.ts';
import type { Site } from './site.ts';

/** A file that the build makes from the content, and where it is served. */
export interface Resource {
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  /** The exact `Content-Type`, which a WebSub delivery repeats. */
  readonly mediaType: string;
  /** Whether the WebSub hub announces its changes. */
  readonly isTopic: boolean;
  readonly render: (site: Site) => string;
}

/** The only table of what is published besides pages; each row has its two-line route in `src/pages`. */
export const RESOURCES = {
  reviews: { path: RESOURCE_PATHS.reviews, mediaType: 'application/json', isTopic: true, render: renderReviewsDataset },
  insights: { path: RESOURCE_PATHS.insights, mediaType: 'application/json', isTopic: false, render: renderInsights },
  jsonFeed: { path: RESOURCE_PATHS.jsonFeed, mediaType: 'application/json', isTopic: true, render: renderJsonFeed },
  atomFeed: { path: RESOURCE_PATHS.atomFeed, mediaType: 'application/atom+xml', isTopic: true, render: renderAtomFeed },
  openapi: { path: RESOURCE_PATHS.openapi, mediaType: 'application/json', isTopic: false, render: renderOpenApi },
  serverCard: { path: RESOURCE_PATHS.serverCard, mediaType: SERVER_CARD_TYPE, isTopic: false, render: renderServerCard },
  registryEntry: {
    path: RESOURCE_PATHS.registryEntry,
    mediaType: 'application/json',
    isTopic: false,
    render: renderRegistryEntry,
  },
  aiCatalog: {
    path: RESOURCE_PATHS.aiCatalog,
    mediaType: 'application/ai-catalog+json',
    isTopic: false,
    render: renderAiCatalog,
  },
} as const satisfies Record<string, Resource>;
