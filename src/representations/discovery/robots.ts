import type { Site } from '../site.ts';

/** `/robots.txt` (RFC 9309): everybody may read everything, and where the list of pages is. */
export function renderRobots({ baseUrl }: Site): string {
  const { origin, pathname } = new URL(baseUrl);
  const hint = [`# Robots read this file at ${origin}/robots.txt alone: the line with the sitemap has to stand there.`];
  return [...(pathname === '/' ? [] : hint), 'User-agent: *', 'Allow: /', '', `Sitemap: ${baseUrl}/sitemap-index.xml`, ''].join(
    '\n',
  );
}
