import type { LookupAddress } from 'node:dns';
import type { BlockList } from 'node:net';
import { isRefused, isWithin } from './refused-networks.ts';
import { createResolveHost, type ResolveHostOptions } from './resolve-host.ts';

/** What a host resolves to, and whether something may be sent there. */
export type Resolution =
  /** Exempt: all of the addresses are in allowed networks. */
  | { kind: 'resolved'; addresses: LookupAddress[]; isExempt: boolean }
  /** An address of the host that is in a refused network. */
  | { kind: 'refused'; address: string }
  | { kind: 'unresolvable'; reason: string };

export interface AddressGuard {
  /** Resolves a host anew; it is canonical as in a `Callback`. */
  resolve(host: string): Promise<Resolution>;
}

export interface AddressGuardOptions extends ResolveHostOptions {
  /** Networks that are not refused although they are private. */
  readonly allowed: BlockList;
}

/** Makes the guard that keeps strangers' callbacks away from private networks: one refused address refuses the host. */
export function createAddressGuard({ allowed, ...options }: AddressGuardOptions): AddressGuard {
  const resolveHost = createResolveHost(options);

  async function resolve(host: string): Promise<Resolution> {
    const found = await resolveHost(host);
    if (!found.ok) return { kind: 'unresolvable', reason: found.reason };
    const { addresses } = found;
    const refused = addresses.find(({ address }) => isRefused(address, allowed));
    if (refused) return { kind: 'refused', address: refused.address };
    return { kind: 'resolved', addresses, isExempt: addresses.every(({ address }) => isWithin(address, allowed)) };
  }

  return { resolve };
}
