import type { LookupFunction } from 'node:net';
import type { AddressGuard, Resolution } from './address-guard.ts';
import { Failure } from './failure-reason.ts';

/**
 * Gives `node:net` the addresses to connect to, resolved and checked at the moment when it opens a connection: so a name
 * cannot lead elsewhere between the check and the connection. Node asks for all addresses of a name (`autoSelectFamily`), and
 * does not ask where the host is an IP address.
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

/** Says why nothing was sent. It does not say to which address, because that may be one of our own network. */
export function refusalOf(resolution: Exclude<Resolution, { kind: 'resolved' }>): string {
  return resolution.kind === 'refused' ? 'refused network' : resolution.reason;
}
