/** The page that is shown where nothing is at an address. */
export const NOT_FOUND_PATH = '/404.html';
