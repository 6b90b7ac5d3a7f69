import { localeOf } from '../../locales/locale.ts';
import { bareTypeOf, RESOURCE_FILES } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { reviewsTitle } from '../text/review-words.ts';

/** The files that hold every review: one dataset in four forms. */
const DATASET_FILES = ['reviewsCsv', 'reviewsJsonl', 'reviewsParquet', 'reviews'] as const;

/** What catalogues of datasets show of it, in the language of the business. */
interface DatasetDescription {
  readonly title: string;
  /** Two or three sentences: Google asks for 50 characters and more. */
  readonly description: string;
  readonly files: readonly DatasetFile[];
}

export interface DatasetFile {
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  /** Without parameters. */
  readonly mediaType: string;
  readonly title: string;
  /** What one has to know to read it. */
  readonly note?: string;
}

export function describeDataset(site: Site): DatasetDescription {
  const locale = localeOf(site.catalog.language, site.catalog.words);
  const { messages } = locale;
  return {
    title: reviewsTitle(site, locale),
    description: `${messages.site.colophon(site.catalog.business.name)} ${messages.downloads.lead}`,
    files: DATASET_FILES.map((name) => ({
      path: RESOURCE_FILES[name].path,
      mediaType: bareTypeOf(name),
      title: messages.downloads.names[name],
      ...(name === 'reviewsCsv' && { note: messages.downloads.formula }),
    })),
  };
}
