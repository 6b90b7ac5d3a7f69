import { BlockList, isIPv6 } from 'node:net';
import { canonicalAddress, isListed } from '../../http/client/client-address.ts';

/** The special networks of IPv4 (RFC 6890 and IANA's registry): no stranger can have a public server there. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a carrier's NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, and the metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/3', // multicast, reserved, broadcast
];

/**
 * The IPv6 network of public servers. Outside of it are loopback, unique local, link-local, multicast, NAT64 and the
 * IPv4-compatible addresses.
 */
const GLOBAL_UNICAST = '2000::/3';

/** The special networks within it (IANA's registry). */
const SPECIAL_IPV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which holds an IPv4 address
  '3fff::/20', // documentation
];

const SPECIAL = {
  ipv4: networks('ipv4', SPECIAL_IPV4),
  ipv6: networks('ipv6', SPECIAL_IPV6),
};
const GLOBAL = networks('ipv6', [GLOBAL_UNICAST]);

/** Whether nothing may be sent to an IP address, because it is special and not in an allowed network. */
export function isRefused(address: string, allowed: BlockList): boolean {
  return isSpecial(address) && !isWithin(address, allowed);
}

/**
 * Whether an IP address is in one of the networks. An IPv4-mapped IPv6 address counts as IPv4, and one with a zone is in none.
 */
export function isWithin(address: string, list: BlockList): boolean {
  const canonical = knownAddress(address);
  return canonical !== undefined && isListed(canonical, list);
}

function isSpecial(address: string): boolean {
  const canonical = knownAddress(address);
  if (canonical === undefined) return true;
  if (!isIPv6(canonical)) return isListed(canonical, SPECIAL.ipv4);
  return isListed(canonical, SPECIAL.ipv6) || !isListed(canonical, GLOBAL);
}

/** A zone (RFC 4007) names a network interface of this machine, so nothing is known of where such an address leads. */
function knownAddress(text: string): string | undefined {
  return text.includes('%') ? undefined : canonicalAddress(text);
}

function networks(family: 'ipv4' | 'ipv6', blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', prefix] = block.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
