import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import type { AddressGuard, Resolution } from '../../../src/hub/outbound/address-guard.ts';
import { guardedLookup } from '../../../src/hub/outbound/guarded-lookup.ts';

function lookUp(guard: AddressGuard): Promise<{ error: Error | null; addresses: string | LookupAddress[] }> {
  return new Promise((resolve) => {
    guardedLookup(guard)('a.example', { all: true }, (error, addresses) => resolve({ error, addresses }));
  });
}

const guardOf = (resolution: Resolution): AddressGuard => ({ resolve: async () => resolution });

describe('guardedLookup', () => {
  it('gives all addresses that were checked', async () => {
    const addresses = [
      { address: '9.9.9.9', family: 4 },
      { address: '2620:fe::9', family: 6 },
    ];
    const found = await lookUp(guardOf({ kind: 'resolved', addresses, isExempt: false }));
    expect(found).toEqual({ error: null, addresses });
  });

  it.each<[Resolution, string]>([
    [{ kind: 'refused', address: '10.0.0.1' }, 'refused network'],
    [{ kind: 'unresolvable', reason: 'the name does not resolve' }, 'the name does not resolve'],
  ])('gives none for %j', async (resolution, message) => {
    const { error, addresses } = await lookUp(guardOf(resolution));
    expect(error?.message).toBe(message);
    expect(addresses).toEqual([]);
  });

  it('hands on a defect of the guard', async () => {
    const defect = new TypeError('defect');
    expect((await lookUp({ resolve: () => Promise.reject(defect) })).error).toBe(defect);
  });
});
