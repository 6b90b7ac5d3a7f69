import type { Addresses } from './headers.ts';
import { headerRules } from './rules.ts';

/** `_headers`, which Cloudflare Pages and Netlify read. Matching rules add up there, and equal names are joined by a comma. */
export function renderHeadersFile(addresses: Addresses, paths: ReadonlySet<string>): string {
  return headerRules(addresses, paths)
    .map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}
