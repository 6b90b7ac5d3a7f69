import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { type CalendarDate, newestDate } from '../../reviews/schemas/calendar-date.ts';

/** A page in the list for search engines. */
export interface MappedPage {
  /** The whole address, as the page's canonical link has it. */
  readonly url: string;
  /** When it last changed, where that is known. */
  readonly lastmod?: CalendarDate;
}

/** How many addresses one file may have (sitemaps.org). */
const PART_LENGTH = 50_000;

/** The names of the files that list all pages, and what is in them: the parts, then the index that names them. */
export async function renderSiteMap(pages: readonly MappedPage[], baseUrl: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const parts: MappedPage[] = [];
  for (let start = 0; start < pages.length; start += PART_LENGTH) {
    const part = pages.slice(start, start + PART_LENGTH);
    const name = `sitemap-${parts.length}.xml`;
    const lastmod = newestDate(part.map((page) => page.lastmod));
    parts.push({ url: `${baseUrl}/${name}`, ...(lastmod !== null && { lastmod }) });
    files.set(name, await written(part, new SitemapStream({ xmlns: { news: false, xhtml: false, image: false, video: false } })));
  }
  return files.set('sitemap-index.xml', await written(parts, new SitemapIndexStream()));
}

function written(pages: readonly MappedPage[], stream: SitemapStream | SitemapIndexStream): Promise<Uint8Array> {
  return streamToPromise(Readable.from(pages).pipe(stream));
}
