import type { LookupAddress } from 'node:dns';
import type { BlockList } from 'node:net';
import { isRefused, isWithin } from './refused-networks.ts';
import { createResolveHost, type ResolveHostOptions } from './resolve-host.ts';

/** The addresses of a host, and whether something may be sent there. */
export type Resolution =
  /** `isExempt`: all addresses are in networks that the operator has allowed. */
  | { kind: 'resolved'; addresses: LookupAddress[]; isExempt: boolean }
  /** An address is in a network to which nothing may be sent. */
  | { kind: 'refused' }
  | { kind: 'unresolvable'; reason: string };

/** Keeps strangers from using the hub to send something into private networks. */
export interface AddressGuard {
  /** Resolves a host, which is in canonical form as in a `Callback`. Nothing is remembered from the last time. */
  resolve(host: string): Promise<Resolution>;
}

export interface AddressGuardOptions extends ResolveHostOptions {
  /** Private networks to which something may be sent all the same. */
  readonly allowed: BlockList;
}

/** A host is refused as soon as one of its addresses is. */
export function createAddressGuard({ allowed, ...options }: AddressGuardOptions): AddressGuard {
  const resolveHost = createResolveHost(options);
  return {
    async resolve(host) {
      const found = await resolveHost(host);
      if (!found.ok) return { kind: 'unresolvable', reason: found.reason };
      const { addresses } = found;
      if (addresses.some(({ address }) => isRefused(address, allowed))) return { kind: 'refused' };
      return { kind: 'resolved', addresses, isExempt: addresses.every(({ address }) => isWithin(address, allowed)) };
    },
  };
}
