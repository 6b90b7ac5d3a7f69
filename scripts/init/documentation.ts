/** What the package's own `package.json` says of it. */
interface Manifest {
  readonly version: string;
  readonly repository?: { readonly url: string };
}

/**
 * Where the links of a shop's README lead: to this version in the software's repository, because a website that shows the shop's
 * repository shows no `node_modules`. A package that was not released names no repository.
 */
export function documentationOf({ version, repository }: Manifest): string {
  if (repository === undefined) return 'node_modules/verified-reviews';
  return `${repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/v${version}`;
}
