import { type BlockList, isIP, SocketAddress } from 'node:net';

/**
 * The address of the client: the peer's, or if that is a trusted proxy the rightmost in `X-Forwarded-For` that is not.
 * The walk to the left ends at a malformed entry, for what stands beyond it nobody vouches.
 */
export function clientAddress(remoteAddress: string, forwardedFor: string | undefined, trusted: BlockList): string {
  let client = canonicalAddress(remoteAddress) ?? remoteAddress;
  if (forwardedFor === undefined || !isTrusted(client, trusted)) return client;
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = canonicalAddress(withoutPort(entry.trim()));
    if (address === undefined) break;
    client = address;
    if (!isTrusted(client, trusted)) break;
  }
  return client;
}

/** What requests are counted by: an IPv4 address, or the /64 that one IPv6 customer gets. */
export function clientKey(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonical === undefined || isIP(canonical) !== 6) return canonical ?? address;
  const [left = [], right] = canonical.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros = right === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const network = [...left, ...zeros, ...(right ?? [])].slice(0, 4);
  return `${canonicalAddress(`${network.join(':')}::`)}/64`;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** `192.0.2.7:443`, `[2001:db8::1]:443` and `[2001:db8::1]` without brackets and port; anything else as it is. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}

/** RFC 5952 text without a zone; an IPv4-mapped IPv6 address is the IPv4 one. */
function canonicalAddress(address: string): string | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  const canonical = new SocketAddress({ address, family: version === 6 ? 'ipv6' : 'ipv4' }).address;
  return canonical.replace(/^::ffff:(?=[\d.]+$)/, '');
}
