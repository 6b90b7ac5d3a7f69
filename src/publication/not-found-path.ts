/** The page that answers for what is not there. */
export const NOT_FOUND_PATH = '/404.html';
