import { z } from 'zod';
import { insightsSchema } from '../../insights/dataset/schemas/insights-schema.ts';
import { badgeSchema } from '../badge/badge.ts';
import { dataPackageSchema } from '../datasets/data-package.ts';
import { reviewsDatasetSchema } from '../datasets/reviews-dataset.ts';
import { apiCatalogSchema } from '../discovery/api-catalog.ts';
import { jsonFeedSchema } from '../feeds/json-feed.ts';
import { policyDocumentSchema } from '../policy/policy-document.ts';
import { publishedAt } from './parts.ts';

/** For programs that tell somebody of new reviews: those that compare times would miss many. */
const NEW_ENTRIES =
  'The time of an entry is that of its review, which may be published long after it was written, when it has been verified. So a new entry need not be the first, nor later than the others: know it by its `id`.';

/** The files that a build makes of the content, except those that describe the MCP server. */
export const FILE_PATHS = publishedAt({
  reviews: {
    operationId: 'getReviews',
    summary: 'The reviews dataset: the business, its aggregate rating and every verified review',
    description:
      'To keep a copy, ask again with `If-None-Match`, and put the new answer in place of the old one. A review that it no longer has was taken back, perhaps because its author asked to be forgotten: delete it. Go by `id`: `url` changes if the site moves.',
    schema: reviewsDatasetSchema,
  },
  newest: {
    operationId: 'getNewestReviews',
    summary: 'The same with the 12 newest reviews alone, for what shows a few of many',
    schema: reviewsDatasetSchema,
  },
  insights: {
    operationId: 'getInsights',
    summary: 'What the reviews say: by aspect, technician, service and area, with quotes and topics',
    schema: insightsSchema,
  },
  jsonFeed: {
    operationId: 'getFeed',
    summary: 'The 50 newest reviews as JSON Feed 1.1',
    description: NEW_ENTRIES,
    schema: jsonFeedSchema,
  },
  atomFeed: {
    operationId: 'getAtomFeed',
    summary: 'The 50 newest reviews as Atom 1.0',
    description: NEW_ENTRIES,
    schema: z.string().meta({ description: 'An Atom feed (RFC 4287).' }),
  },
  openapi: {
    operationId: 'getOpenApi',
    summary: 'This description',
    schema: z.looseObject({ openapi: z.literal('3.1.0') }),
  },
  apiCatalog: {
    operationId: 'getApiCatalog',
    summary: 'The APIs that are here, with the descriptions and docs of each (RFC 9727)',
    schema: apiCatalogSchema,
  },
  reviewsCsv: {
    operationId: 'getReviewsCsv',
    summary: 'All reviews for spreadsheets',
    description:
      "The records' fields as columns, those that an editor's `reviews.csv` may have; photos are left out, the address of a review is `/reviews/{id}`. UTF-8 with a byte order mark. A value that a spreadsheet would take for a formula has an apostrophe before it that the record does not have: it begins with `=`, `+`, `-`, `@` (wide ones, too), a tab or a carriage return, or with apostrophes before one of these. Take off one apostrophe there, and you have the record's.",
    schema: z
      .string()
      .meta({ description: 'CSV (RFC 4180) with a header; several technicians or services with `;` between them.' }),
  },
  reviewsJsonl: {
    operationId: 'getReviewsJsonl',
    summary: 'All reviews, one JSON record per line',
    schema: z.string().meta({ description: 'The records of `/reviews.json` in their order, each with a line feed behind it.' }),
  },
  reviewsParquet: {
    operationId: 'getReviewsParquet',
    summary: 'All reviews for data tools',
    description:
      'A row for each review and a column for each field, dates as DATE, technicians, services and photos as LIST; a field within `source`, `verification`, `response` or `disclosure` has that word and `_` before its name.',
    schema: z.file().meta({ description: 'A Parquet file.' }),
  },
  dataPackage: {
    operationId: 'getDataPackage',
    summary: 'The reviews as a Data Package (Frictionless): files, licence, and what each column of the CSV may hold',
    schema: dataPackageSchema,
  },
  policy: {
    operationId: 'getPolicy',
    summary: 'How reviews are checked, ordered, refused and rewarded, and how many were verified in which way',
    schema: policyDocumentSchema,
  },
  badge: {
    operationId: 'getBadge',
    summary: 'The aggregate rating as a picture, to be shown on any page',
    tag: 'badges',
    schema: z.string().meta({ description: 'An SVG of 36 pixels in height that loads nothing.' }),
  },
  badgeJson: {
    operationId: 'getBadgeJson',
    summary: 'The aggregate rating for an endpoint badge of shields.io',
    tag: 'badges',
    schema: badgeSchema,
  },
  llms: {
    operationId: 'getLlms',
    summary: 'What a language model finds here, and where (llmstxt.org)',
    tag: 'texts',
    schema: z.string().meta({ description: 'Markdown, below 50 kB.' }),
  },
  llmsFull: {
    operationId: 'getLlmsFull',
    summary: 'The business, its rating, what the reviews say, and the newest of them, in one text',
    tag: 'texts',
    schema: z.string().meta({
      description: 'Markdown, below 200 kB: it ends with how many reviews are left out. Quotations are words of third parties.',
    }),
  },
  robots: {
    operationId: 'getRobots',
    summary: 'What robots may read (RFC 9309): everything',
    tag: 'texts',
    schema: z.string(),
  },
});
