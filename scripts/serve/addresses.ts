import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { isPublished } from '../../src/representations/server-paths.ts';

/** Paths below the base address that are worth a look, and what is there. */
const SIGHTS = [
  ['/', 'the site'],
  ['/reviews.json', 'all reviews'],
  ['/insights.json', 'what they say'],
  ['/feed.xml', 'the newest, as Atom'],
  ['/api/feed.json', 'the newest, as JSON Feed'],
  ['/api/reviews/search?rating=5', 'search'],
  ['/.well-known/openapi.json', 'the API, described'],
  ['/mcp', 'for assistants, not for browsers (/docs/assistants)'],
] as const;

type Sights = readonly (readonly [path: string, what: string])[];

/**
 * What to look at first in a build with these paths. For a static host alone, paths that only the server answers are left out.
 */
export function sightsOf(paths: Pick<ReadonlySet<string>, 'has'>): Sights {
  const hasServer = paths.has(RESOURCE_PATHS.aiCatalog);
  return SIGHTS.filter(([path]) => isPublished(path, { hasServer }));
}

/** A line for each, with its address below `base`. */
export function tableOf(sights: Sights, base: string): string {
  const widest = Math.max(...sights.map(([path]) => path.length));
  return sights.map(([path, what]) => `  ${base}${path.padEnd(widest)}  ${what}\n`).join('');
}

/**
 * Turns an address that a server listens at into one that a browser on this machine can open: `0.0.0.0` and `::` mean every
 * interface and are no host.
 */
export function openableAddress(address: string): string {
  return address.replace(/^http:\/\/(0\.0\.0\.0|\[::\])(?=:)/, 'http://localhost');
}

interface Addresses {
  /** Where the server listens. */
  readonly address: string;
  /** The base address of the build that it serves. */
  readonly built: string;
  /** The base address that the environment sets now, if any. */
  readonly wanted: string | undefined;
}

/** One line for operators whose data has addresses that do not lead to this server. */
export function hintAboutAddresses({ address, built, wanted }: Addresses): string | undefined {
  if (wanted !== undefined && wanted !== built)
    return `This build is for ${built}/; BASE_URL=${wanted} counts only when the site is built: run npm run build.`;
  const { hostname, port } = new URL(built);
  if (hostname !== 'localhost' || port === new URL(address).port) return undefined;
  return `The links in the data lead to ${built}/; set BASE_URL to where readers find this server, and build.`;
}
