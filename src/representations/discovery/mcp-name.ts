import { isIPv4 } from 'node:net';

/** The names of a server in public lists of servers. */
interface ServerNames {
  /** The host as it is written: `reviews.example.com`. */
  readonly publisher: string;
  /** The host with its labels in reverse: `com.example.reviews`. */
  readonly namespace: string;
  /** Tells this server from others on the same host: `reviews`, or `shop-reviews` for a site at `/shop`. */
  readonly name: string;
}

/** Both, with a slash between them and `-reviews` at the end, stay below the 200 characters that the MCP registry allows. */
const LONGEST_NAMESPACE = 130;
const LONGEST_PATH = 60;

/** Names the MCP server of a base address in letters, digits, dots and hyphens; no name begins or ends with a dot or a hyphen. */
export function serverNames(baseUrl: string): ServerNames {
  const { hostname, pathname } = new URL(baseUrl);
  // An IPv4 address has its most significant number first already.
  const reversed = isIPv4(hostname) ? hostname : hostname.split('.').toReversed().join('.');
  const path = plain(pathname, LONGEST_PATH);
  return {
    publisher: plain(hostname),
    namespace: plain(reversed, LONGEST_NAMESPACE),
    name: path === '' ? 'reviews' : `${path}-reviews`,
  };
}

function plain(text: string, longest?: number): string {
  const characters = text.replace(/[^a-zA-Z0-9.-]/g, '-').replace(/^[.-]+/, '');
  return characters.slice(0, longest).replace(/[.-]+$/, '');
}
