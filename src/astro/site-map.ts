import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isPublished } from '../representations/server-paths.ts';
import { newestDateOf } from '../reviews/catalog.ts';
import { contextOf } from './page-context.ts';
import { getSite } from './site.ts';

/** Writes `sitemap-index.xml` and its parts: the addresses of all pages, for search engines. */
export function siteMap(): AstroIntegration {
  return sitemap({
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize: async (item) => {
      const site = await getSite();
      const { review } = contextOf(site);
      // The addresses are those of the pages' canonical links, of which only the home page's ends with a slash.
      const url = item.url === `${site.baseUrl}/` ? item.url : item.url.replace(/\/$/, '');
      if (!isPublished(url.slice(site.baseUrl.length), site)) return undefined;
      const shown = review(url.slice(url.lastIndexOf('/') + 1));
      return shown?.url === url ? { ...item, url, lastmod: newestDateOf(shown) } : { ...item, url };
    },
  });
}
