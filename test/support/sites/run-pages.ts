import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build.ts';
import { codeBlocks } from '../documents.ts';
import type { HostedSite } from './hosted-site.ts';

/** A page of `docs/run`. */
export function readPage(name: string): string {
  return readFileSync(join(root, 'docs', 'run', `${name}.md`), 'utf8');
}

/** The lines of a page's code block in a language. */
export function linesOf(page: string, language: string): string {
  return codeBlocks(page, language)[0] ?? '';
}

/** A page's lines with the site's own addresses. Lines that apply to this site lose their leading `#`. */
export function aboutSite(lines: string, { folder, prefix, addresses: { baseUrl, hubUrl, licenceUrl } }: HostedSite): string {
  const isTrue = { hub: hubUrl !== null, license: licenceUrl !== undefined };
  return lines
    .replaceAll(/^(\s*)# (.*rel="(hub|license)".*)$/gm, (line, indent, rest, relation: 'hub' | 'license') =>
      isTrue[relation] ? indent + rest : line,
    )
    .replaceAll('/srv/reviews', folder)
    .replaceAll('https://reviews.example.com', new URL(baseUrl).origin)
    .replaceAll('https://creativecommons.org/licenses/by/4.0/', licenceUrl ?? '')
    .replaceAll('https://hub.example.net/', hubUrl ?? '')
    .replace(' /404.html', ` ${prefix}/404.html`);
}
