import { themePalette } from '../brand/theme-css.ts';
import type { Site } from '../representations/site.ts';

/** The path of the search below the base address; `undefined` on a static host alone (`STATIC=1`). */
export function searchPathOf({ hasServer }: { readonly hasServer: boolean }): string | undefined {
  return hasServer ? 'api/reviews/search' : undefined;
}

/** Stands in the bundled widget for that path: one bundle serves sites with a server and without. */
export const SEARCH_PATH = '__SEARCH_PATH__';

/** Stands there for the accent of the site's theme, on light pages and on dark ones. */
export const ACCENT = '__ACCENT__';

/** That accent as JavaScript; `undefined` where the site has none. */
export function accentCode({ brand }: Pick<Site, 'brand'>): string {
  const palette = themePalette(brand.theme);
  return palette ? JSON.stringify([palette.light.accent, palette.dark.accent]) : 'undefined';
}

/** That path as JavaScript. */
export function searchPathCode(site: { readonly hasServer: boolean }): string {
  return JSON.stringify(searchPathOf(site)) ?? 'undefined';
}
