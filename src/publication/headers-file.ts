import { RESOURCES } from '../representations/resources.ts';
import { type Addresses, cacheControl, fileHeaders, PAGE_HEADERS, WIDGET } from './headers.ts';

/**
 * `_headers`, which Cloudflare Pages and Netlify read, so that a static host sends what the server sends. Matching rules
 * add up there and equal names are joined by a comma: what a path's own rule says does not stand under `/*` again.
 */
export function renderHeadersFile(addresses: Addresses): string {
  const prefix = new URL(addresses.baseUrl).pathname.replace(/\/$/, '');
  const rules = [
    rule(`${prefix}/*`, PAGE_HEADERS),
    rule(`${prefix}/_astro/*`, { 'Cache-Control': cacheControl('/_astro/') }),
    ...[WIDGET, ...Object.values(RESOURCES)].map((file) => rule(prefix + file.path, ownHeaders(fileHeaders(file, addresses)))),
  ];
  return rules.join('\n');
}

function ownHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in PAGE_HEADERS)));
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
