import { basePathOf } from '../../http/request-target.ts';
import { RESOURCES } from '../../representations/resources.ts';
import { type Addresses, ANSWER_HEADERS, fileHeaders, PAGE_HEADERS, WIDGET } from './headers.ts';

/** The headers of a path, or of all paths below it where it ends with `/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * The rules with which a static host sends the same headers as the server. `paths` are the paths of the site. No rule repeats the
 * headers of the first one, which is for all paths: a host applies all rules that match.
 */
export function headerRules(addresses: Addresses, paths: ReadonlySet<string>): HeaderRule[] {
  const prefix = basePathOf(addresses.baseUrl);
  const files = [WIDGET, ...Object.values(RESOURCES)].filter(({ path }) => paths.has(path));
  return [
    { path: `${prefix}/*`, headers: Object.entries(PAGE_HEADERS) },
    { path: `${prefix}/_astro/*`, headers: [['Cache-Control', ANSWER_HEADERS.asset['Cache-Control']]] },
    ...files.map((file) => ({
      path: prefix + file.path,
      headers: Object.entries(fileHeaders(file, addresses)).filter(([name]) => !(name in PAGE_HEADERS)),
    })),
  ];
}
