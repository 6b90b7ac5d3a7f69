import type { Representation } from '../../http/content/representation.ts';
import { basePathOf } from '../../http/request-target.ts';
import { statementCountOf } from '../../insights/dataset/review-reading.ts';
import { once, onceFor } from '../../once.ts';
import { renderReviewsDataset } from '../../representations/datasets/reviews-dataset.ts';
import { type Resource, resourceAt } from '../../representations/resources.ts';
import { isPublished } from '../../representations/server-paths.ts';
import type { Site } from '../../representations/site.ts';
import type { Aliases } from '../../reviews/aliases.ts';
import { encodeSearchIndex, openSearchIndex } from '../../reviews/search-index/search-index.ts';
import { sha256 } from '../digest.ts';
import { ANSWER_HEADERS, addressesOf, fileHeaders } from '../headers/headers.ts';
import { recordLines } from '../pack/records.ts';
import { collectSideData, unpublishedOf } from '../pack/side-data.ts';
import { createAnswers } from './answers.ts';
import type { Publication } from './publication.ts';

/**
 * A publication of a site that no build has sealed. It has no pages. Its datasets, feeds and descriptions, its search index and
 * its side data are made when they are asked for. A later one needs a higher `sequence`.
 */
export function publishInMemory(site: Site, aliases: Aliases, sequence: number): Publication {
  const { catalog } = site;
  const addresses = addressesOf(site);
  const records = recordLines(Buffer.from(renderReviewsDataset(site)));
  const index = once(() => openSearchIndex(encodeSearchIndex(catalog.reviews, statementCountOf(site.readings))));
  const sideData = once(() => collectSideData(catalog.reviews, site.readings, unpublishedOf(site, aliases)));
  const represented = onceFor((resource: Resource) => represent(resource, site));
  return {
    ...addresses,
    ...createAnswers({ records: () => records, index, headers: ANSWER_HEADERS.query, lastModified: null }),
    sequence,
    reviewCount: catalog.reviews.length,
    basePath: basePathOf(site.baseUrl),
    records,
    get index() {
      return index();
    },
    get sideData() {
      return sideData();
    },
    representation(path) {
      const resource = resourceAt(path);
      return resource && isPublished(path, site) ? represented(resource) : undefined;
    },
  };
}

function represent(resource: Resource, site: Site): Representation {
  const bytes = Buffer.from(resource.render(site));
  return {
    headers: fileHeaders(resource, addressesOf(site)),
    digest: sha256(bytes),
    lastModified: null,
    codings: ['identity'],
    read: () => bytes,
  };
}
