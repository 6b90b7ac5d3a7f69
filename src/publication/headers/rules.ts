import { RESOURCES } from '../../representations/resources.ts';
import { type Addresses, cacheControl, fileHeaders, PAGE_HEADERS, WIDGET } from './headers.ts';

/** What is sent with a path, or with all below it where it ends with `/*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * With what a static host sends what the server sends with what is at one of the paths; what the rule for everything says
 * stands in no other.
 */
export function headerRules(addresses: Addresses, paths: ReadonlySet<string>): HeaderRule[] {
  const prefix = new URL(addresses.baseUrl).pathname.replace(/\/$/, '');
  const files = [WIDGET, ...Object.values(RESOURCES)].filter(({ path }) => paths.has(path));
  return [
    { path: `${prefix}/*`, headers: Object.entries(PAGE_HEADERS) },
    { path: `${prefix}/_astro/*`, headers: [['Cache-Control', cacheControl('/_astro/')]] },
    ...files.map((file) => ({
      path: prefix + file.path,
      headers: Object.entries(fileHeaders(file, addresses)).filter(([name]) => !(name in PAGE_HEADERS)),
    })),
  ];
}
