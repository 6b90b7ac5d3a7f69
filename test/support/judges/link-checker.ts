import { LinkChecker } from 'linkinator';

export interface LinkReport {
  /** The links that do not answer with 200, redirect, or lead to a part that their page lacks; a line for each. */
  readonly broken: string[];
  /** Every address that answered. */
  readonly reached: ReadonlySet<string>;
}

/** Follows every link of a running site, including links with its public address. Links to other sites are skipped. */
export async function checkLinks(start: string, publicOrigin: string): Promise<LinkReport> {
  const { origin } = new URL(start);
  const isElsewhere = (link: string) => ![origin, publicOrigin].includes(new URL(link).origin);
  const { links } = await new LinkChecker().check({
    path: start,
    recurse: true,
    redirects: 'error',
    checkCss: true,
    checkFragments: true,
    linksToSkip: async (link) => isElsewhere(link),
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(publicOrigin)}`), replacement: origin }],
  });
  const broken = links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, status, parent }) => `${status} ${url} on ${parent}`);
  return { broken, reached: new Set(links.filter(({ state }) => state === 'OK').map(({ url }) => url)) };
}
