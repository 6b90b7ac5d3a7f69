/** What an origin looks like when it is written down (RFC 6454, section 6.2); pages without a name send `null` or `file://`. */
const ORIGIN = /^(?:null|file:\/\/|[a-z][a-z0-9+.-]*:\/\/([^/?#\s@]+))$/i;

/**
 * Whether a page of the origin may ask. All here is public, so every origin may, but for what looks like DNS rebinding: an
 * attacker makes the name of their own page lead to this server, so that `Origin` and `Host` give one name, which is not ours.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined, baseUrl: string): boolean {
  if (origin === undefined) return true;
  const [isOrigin, authority] = ORIGIN.exec(origin) ?? [];
  if (isOrigin === undefined) return false;
  if (authority === undefined) return true;
  const name = hostName(authority);
  if (name === undefined) return false;
  return name !== hostName(host ?? '') || name === hostName(new URL(baseUrl).host) || isLoopback(name);
}

/** The name without its port, as URLs write it; `undefined` where it is none. */
function hostName(authority: string): string | undefined {
  return URL.parse(`http://${authority}`)?.hostname.replace(/\.$/, '');
}

function isLoopback(name: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}
