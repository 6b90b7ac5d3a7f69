import { WIDGET } from '../../src/publication/headers/headers.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';

/** The paths of the files that have headers of their own. */
export const FILE_PATHS: ReadonlySet<string> = new Set([WIDGET.path, ...Object.values(RESOURCE_PATHS)]);
