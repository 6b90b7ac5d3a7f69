/** The ASCII form of an origin (RFC 6454 section 6.2). Pages without a host name send `null` or `file://`. */
const ORIGIN = /^(?:null|file:\/\/|[a-z][a-z0-9+.-]*:\/\/([^/?#\s@]+))$/i;

/**
 * Whether a page of the origin may send requests. Everything here is public, so every origin may, except if it looks like DNS
 * rebinding: an attacker's host name leads to this server, so that `Origin` and `Host` have the same name, which is not ours.
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

/** The host name without its port, as URLs write it; `undefined` if it is none. */
function hostName(authority: string): string | undefined {
  return URL.parse(`http://${authority}`)?.hostname.replace(/\.$/, '');
}

function isLoopback(name: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}
