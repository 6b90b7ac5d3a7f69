import type { DataDownload, Dataset } from 'schema-dts';
import { licenceOf } from '../../reviews/licence.ts';
import type { Site } from '../site.ts';
import { describeDataset } from './dataset-files.ts';

/** Describes the dataset to search engines for data (schema.org). `creator` is the id of the node that describes the business. */
export function datasetNode(site: Site, creator: string): Dataset {
  const { baseUrl, catalog } = site;
  const { title, description, files } = describeDataset(site);
  const licence = licenceOf(catalog.business);
  const [newest, oldest] = [catalog.reviews.at(0), catalog.reviews.at(-1)];
  return {
    '@type': 'Dataset',
    '@id': `${baseUrl}/data#dataset`,
    name: title,
    description,
    url: `${baseUrl}/data`,
    creator: { '@id': creator },
    isAccessibleForFree: true,
    ...(licence && { license: licence.url }),
    ...(catalog.updated && { dateModified: catalog.updated }),
    // An interval of ISO 8601.
    ...(newest && oldest && { temporalCoverage: `${oldest.date}/${newest.date}` }),
    distribution: files.map(
      ({ path, mediaType, title: name }): DataDownload => ({
        '@type': 'DataDownload',
        name,
        encodingFormat: mediaType,
        contentUrl: baseUrl + path,
      }),
    ),
  };
}
