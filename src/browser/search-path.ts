/** Where the search is below the base address; a build for a static host alone (`STATIC=1`) has none. */
export const SEARCH_PATH = import.meta.env.HAS_SERVER ? 'api/reviews/search' : undefined;
