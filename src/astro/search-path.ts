/** The path of the search below the base address; `undefined` on a static host alone (`STATIC=1`). */
export function searchPathOf({ hasServer }: { readonly hasServer: boolean }): string | undefined {
  return hasServer ? 'api/reviews/search' : undefined;
}

/** Stands in the bundled widget for that path: one bundle serves sites with a server and without. */
export const SEARCH_PATH = '__SEARCH_PATH__';

/** That path as JavaScript. */
export function searchPathCode(site: { readonly hasServer: boolean }): string {
  return JSON.stringify(searchPathOf(site)) ?? 'undefined';
}
