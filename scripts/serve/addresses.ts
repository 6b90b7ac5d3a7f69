import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { isPublished } from '../../src/representations/server-paths.ts';

/** Below the base address, and what is there. */
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

/** What to look at first in a build with these paths; one for a static host alone names nothing that only the server answers. */
export function sightsOf(paths: Pick<ReadonlySet<string>, 'has'>): readonly (readonly [path: string, what: string])[] {
  const hasServer = paths.has(RESOURCE_PATHS.aiCatalog);
  return SIGHTS.filter(([path]) => isPublished(path, { hasServer }));
}

/** An address that a browser here can open, of one that a server listens at: `0.0.0.0` and `::` are every interface, not a host. */
export function openableAddress(address: string): string {
  return address.replace(/^http:\/\/(0\.0\.0\.0|\[::\])(?=:)/, 'http://localhost');
}

interface Addresses {
  /** Where the server listens. */
  readonly address: string;
  /** The base address of the build that it serves. */
  readonly built: string;
  /** The one that is set now, if any. */
  readonly wanted: string | undefined;
}

/** What to tell an operator whose data will not link to the server, in one line. */
export function hintAboutAddresses({ address, built, wanted }: Addresses): string | undefined {
  if (wanted !== undefined && wanted !== built)
    return `This build is for ${built}/; BASE_URL=${wanted} counts only when the site is built: run npm run build.`;
  const { hostname, port } = new URL(built);
  if (hostname !== 'localhost' || port === new URL(address).port) return undefined;
  return `The links in the data lead to ${built}/; set BASE_URL to where readers find this server, and build.`;
}
