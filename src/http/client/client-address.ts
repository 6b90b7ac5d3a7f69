import { type BlockList, isIP, SocketAddress } from 'node:net';

/**
 * The address of the client: that of the peer or, if the peer is a trusted proxy, the rightmost address in `X-Forwarded-For` that
 * is not a trusted proxy's. The search to the left ends at a malformed entry, because nobody vouches for what is left of it.
 */
export function clientAddress(remoteAddress: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let client = canonicalAddress(remoteAddress) ?? remoteAddress;
  if (forwardedFor === undefined || !isListed(client, trusted)) return client;
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = canonicalAddress(withoutPort(entry.trim()));
    if (address === undefined) break;
    client = address;
    if (!isListed(client, trusted)) break;
  }
  return client;
}

/** Whether a peer is a trusted proxy. */
export function isTrustedProxy(remoteAddress: string, trusted: BlockList): boolean {
  return isListed(canonicalAddress(remoteAddress) ?? remoteAddress, trusted);
}

/** The key by which requests are counted: an IPv4 address, or the /64 block that one customer gets with IPv6. */
export function clientKey(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonical === undefined || isIP(canonical) !== 6) return canonical ?? address;
  const [left = [], right] = canonical.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros = right === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const network = [...left, ...zeros, ...(right ?? [])].slice(0, 4);
  return `${canonicalAddress(`${network.join(':')}::`)}/64`;
}

/** Whether an address in its canonical text is in one of the networks. */
export function isListed(address: string, list: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Removes brackets and port from `192.0.2.7:443`, `[2001:db8::1]:443` and `[2001:db8::1]`; gives anything else as it is. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}

/** The canonical text of an address (RFC 5952), without a zone; an IPv4-mapped IPv6 address becomes the IPv4 address. */
export function canonicalAddress(address: string): string | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  // `isIP` accepts an IPv4 address only in its canonical form.
  if (version === 4) return address;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return canonical.replace(/^::ffff:(?=[\d.]+$)/, '');
}
