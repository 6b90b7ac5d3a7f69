import { isIPv4 } from 'node:net';

/** What a server is called where servers of everybody are listed. */
interface ServerNames {
  /** The host, most significant label last: `reviews.example.com`. */
  readonly publisher: string;
  /** The host, most significant label first: `com.example.reviews`. */
  readonly namespace: string;
  /** Tells this server from others of that host: `reviews`, or `shop-reviews` at `/shop`. */
  readonly name: string;
}

/** Together below the 200 characters of the MCP registry, with the slash between them and `-reviews`. */
const LONGEST_NAMESPACE = 130;
const LONGEST_PATH = 60;

/** Names the MCP server of a base address in letters, digits, dots and hyphens, neither of these two at an end. */
export function serverNames(baseUrl: string): ServerNames {
  const { hostname, pathname } = new URL(baseUrl);
  const host = hostname.startsWith('[') ? ipv6Label(hostname) : hostname;
  // The numbers of an address have their most significant one first already.
  const reversed = isIPv4(host) ? host : host.split('.').toReversed().join('.');
  const path = plain(pathname, LONGEST_PATH);
  return {
    publisher: plain(host) || NAMELESS,
    namespace: plain(reversed, LONGEST_NAMESPACE) || NAMELESS,
    name: path === '' ? 'reviews' : `${path}-reviews`,
  };
}

/** For a host without a letter or digit, such as `_`. */
const NAMELESS = 'localhost';

/** As DNS names write an address: `[2001:db8::1]` is `2001-db8--1`, and with a zero where it would end in a hyphen. */
function ipv6Label(hostname: string): string {
  return hostname.slice(1, -1).replaceAll(':', '-').replace(/^-/, '0-').replace(/-$/, '-0');
}

function plain(text: string, longest?: number): string {
  const characters = text.replace(/[^a-zA-Z0-9.-]/g, '-').replace(/^[.-]+/, '');
  return characters.slice(0, longest).replace(/[.-]+$/, '');
}
