import { BlockList, isIPv6 } from 'node:net';
import { addBlock } from '../../http/client/address-blocks.ts';
import { canonicalAddress, isListed } from '../../http/client/client-address.ts';

/** The special networks (RFC 6890 and IANA's registries): no stranger can have a public server there. */
const SPECIAL = networks([
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
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which holds an IPv4 address
  '3fff::/20', // documentation
]);

/**
 * The IPv6 network of public servers. Outside of it are loopback, unique local, link-local, multicast, NAT64 and the
 * IPv4-compatible addresses.
 */
const GLOBAL_UNICAST = networks(['2000::/3']);

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
  return isListed(canonical, SPECIAL) || (isIPv6(canonical) && !isListed(canonical, GLOBAL_UNICAST));
}

/** A zone (RFC 4007) names a network interface of this machine, so nothing is known of where such an address leads. */
function knownAddress(text: string): string | undefined {
  return text.includes('%') ? undefined : canonicalAddress(text);
}

function networks(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) if (!addBlock(list, block)) throw new TypeError(`${block} is no network`);
  return list;
}
