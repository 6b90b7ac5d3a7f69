import { z } from 'zod';
import { licenceOf } from '../../reviews/licence.ts';
import { webAddressSchema } from '../../reviews/schemas/review.ts';
import { RESOURCE_PATHS } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { type DatasetFile, describeDataset } from './dataset-files.ts';
import { csvTableFields, tableFieldSchema } from './table-schema.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';

const packageResourceSchema = z
  .object({
    $schema: z.literal(`${PROFILES}/dataresource.json`),
    name: z.string().meta({ examples: ['reviews-csv'] }),
    path: z.string().meta({ description: 'Beside this file.', examples: ['reviews.csv'] }),
    title: z.string().meta({ examples: ['All reviews for spreadsheets'] }),
    description: z.string().optional(),
    format: z.string().meta({ examples: ['csv'] }),
    mediatype: z.string().meta({ examples: ['text/csv'] }),
    encoding: z.literal('utf-8').optional(),
    type: z.literal('table').optional(),
    profile: z.literal('tabular-data-resource').optional().meta({ description: 'What `type` says, for readers of version 1.' }),
    schema: z
      .object({
        $schema: z.literal(`${PROFILES}/tableschema.json`),
        fields: z.array(tableFieldSchema),
        primaryKey: z.array(z.string()),
      })
      .optional(),
  })
  .meta({ id: 'DataPackageResource' });

/** A Data Package 2.0 (https://datapackage.org/standard/data-package/), as far as it is used here. */
export const dataPackageSchema = z
  .object({
    $schema: z.literal(`${PROFILES}/datapackage.json`),
    name: z.string().meta({ examples: ['reviews.example.com'] }),
    title: z.string().meta({ examples: ['Reviews of Alder Creek Plumbing'] }),
    description: z.string(),
    homepage: z.url().meta({ examples: ['https://reviews.example.com/'] }),
    licenses: z
      .array(
        z.object({
          name: z
            .string()
            .optional()
            .meta({ description: 'SPDX licence id, where it has one.', examples: ['CC-BY-4.0'] }),
          path: webAddressSchema.meta({ examples: ['https://creativecommons.org/licenses/by/4.0/'] }),
          title: z.string().meta({ examples: ['CC BY 4.0'] }),
        }),
      )
      .optional(),
    contributors: z.array(z.object({ title: z.string(), path: webAddressSchema, roles: z.array(z.string()) })),
    resources: z.array(packageResourceSchema),
  })
  .meta({ id: 'DataPackage' });

type DataPackage = z.infer<typeof dataPackageSchema>;
type PackageResource = z.infer<typeof packageResourceSchema>;

/** `/datapackage.json`: what the dataset is, which files hold it, and what each column of the CSV may hold. */
export function renderDataPackage(site: Site): string {
  const { baseUrl, catalog } = site;
  const { title, description, files } = describeDataset(site);
  const document: DataPackage = {
    $schema: `${PROFILES}/datapackage.json`,
    name: packageName(baseUrl),
    title,
    description,
    homepage: `${baseUrl}/`,
    licenses: licencesOf(site),
    contributors: [{ title: catalog.business.name, path: catalog.business.url, roles: ['creator'] }],
    resources: files.map((file) => ({ ...toResource(file), ...(file.path === RESOURCE_PATHS.reviewsCsv && tableOfCsv()) })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Host and path of the site, in the characters that the name of a package may have. */
function packageName(baseUrl: string): string {
  const { hostname, pathname } = new URL(baseUrl);
  return (hostname + pathname)
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-|-$/g, '');
}

function licencesOf({ catalog }: Site): DataPackage['licenses'] {
  const licence = licenceOf(catalog.business);
  return licence && [{ name: licence.spdxId, path: licence.url, title: licence.name }];
}

function toResource({ path, mediaType, title, note }: DatasetFile): PackageResource {
  const format = path.slice(path.lastIndexOf('.') + 1);
  return {
    $schema: `${PROFILES}/dataresource.json`,
    // The files are one dataset, but each needs a name of its own.
    name: `reviews-${format}`,
    path: path.slice(1),
    title,
    description: note,
    format,
    mediatype: mediaType,
    ...(format !== 'parquet' && { encoding: 'utf-8' }),
  };
}

/** Only the CSV needs a schema: JSON is no table, and Parquet brings its own. */
function tableOfCsv(): Pick<PackageResource, 'type' | 'profile' | 'schema'> {
  return {
    type: 'table',
    profile: 'tabular-data-resource',
    schema: { $schema: `${PROFILES}/tableschema.json`, fields: csvTableFields(), primaryKey: ['id'] },
  };
}
