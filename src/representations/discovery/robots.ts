import type { Site } from '../site.ts';

/** `/robots.txt` (RFC 9309) lets every robot read everything and names the list of pages. */
export function renderRobots({ baseUrl }: Site): string {
  const { origin, pathname } = new URL(baseUrl);
  const hint = [`# Robots read this file at ${origin}/robots.txt alone: the line with the sitemap has to stand there.`];
  return [...(pathname === '/' ? [] : hint), 'User-agent: *', 'Allow: /', '', `Sitemap: ${baseUrl}/sitemap-index.xml`, ''].join(
    '\n',
  );
}
