import type { Addresses } from './headers.ts';
import { headerRules } from './rules.ts';

/** `_headers` of Cloudflare Pages and Netlify. All rules for a path add up there, and values of one name are joined by a comma. */
export function renderHeadersFile(addresses: Addresses, paths: ReadonlySet<string>): string {
  return headerRules(addresses, paths)
    .map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}
