import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build.ts';
import type { HostedSite } from './hosted-site.ts';

/** A page of `docs/run`. */
export function readPage(name: string): string {
  return readFileSync(join(root, 'docs', 'run', `${name}.md`), 'utf8');
}

/** The lines of a page in a language. */
export function linesOf(page: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '';
}

/** A page's lines with the site's own addresses; a line that is not about this site is left out, as the page says. */
export function aboutSite(lines: string, { folder, prefix, addresses: { baseUrl, hubUrl, licenceUrl } }: HostedSite): string {
  return lines
    .split('\n')
    .filter((line) => licenceUrl !== undefined || !line.includes('rel="license"'))
    .join('\n')
    .replaceAll('/srv/reviews', folder)
    .replaceAll('https://reviews.example.com', new URL(baseUrl).origin)
    .replaceAll('https://creativecommons.org/licenses/by/4.0/', licenceUrl ?? '')
    .replaceAll('https://hub.example.net/', hubUrl ?? '')
    .replace(' /404.html', ` ${prefix}/404.html`);
}
