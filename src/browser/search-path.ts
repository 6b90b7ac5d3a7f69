/** The path of the search below the base address; `undefined` in a build for a static host alone (`STATIC=1`). */
export const SEARCH_PATH = import.meta.env.HAS_SERVER ? 'api/reviews/search' : undefined;
