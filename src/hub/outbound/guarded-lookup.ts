import type { LookupFunction } from 'node:net';
import type { AddressGuard, Resolution } from './address-guard.ts';
import { Failure } from './failure-reason.ts';

/**
 * Gives `node:net` the addresses to connect to when it opens a connection: resolved and checked at that moment, so that
 * no name can change in between. Node asks for all addresses (`autoSelectFamily`), and asks nothing about IP addresses.
 */
export function guardedLookup(guard: AddressGuard): LookupFunction {
  return (host, _options, done) => {
    guard.resolve(host).then(
      (resolution) => {
        if (resolution.kind === 'resolved') done(null, resolution.addresses);
        else done(new Failure(refusalOf(resolution)), []);
      },
      (error) => done(error, []),
    );
  };
}

/** Does not tell the address: it may be one of ours. */
export function refusalOf(resolution: Exclude<Resolution, { kind: 'resolved' }>): string {
  return resolution.kind === 'refused' ? 'refused network' : resolution.reason;
}
