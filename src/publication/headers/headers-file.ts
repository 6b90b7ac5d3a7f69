import type { Addresses } from './headers.ts';
import { headerRules } from './rules.ts';

/**
 * Renders `_headers` for Cloudflare Pages and Netlify. There all rules that match a path apply, and values of one header are
 * joined by a comma.
 */
export function renderHeadersFile(addresses: Addresses, paths: ReadonlySet<string>): string {
  return headerRules(addresses, paths)
    .map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n');
}
