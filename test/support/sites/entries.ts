import fc from 'fast-check';
import { sha256 } from '../../../src/publication/digest.ts';
import type { Entry } from '../../../src/publication/pack/block.ts';
import { anyCharacter } from '../content/hostile/any-character.ts';

const digest = fc.string().map((text) => sha256(text));
const span = fc.record({ offset: fc.nat(2 ** 40), length: fc.nat(2 ** 35), digest });

/** Any entries of a pack, in the order of their paths. Some paths begin alike. */
export function entries(constraints: fc.ArrayConstraints = {}): fc.Arbitrary<Entry[]> {
  const path = fc
    .oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('', 'a', 'ab', 'é', '__proto__'))
    .map((text) => `/${text}`);
  const entry = fc.record(
    { path, mediaType: fc.string(), lastModified: fc.nat(2 ** 33), identity: span, br: span, gzip: span, inputs: digest },
    { requiredKeys: ['path', 'mediaType', 'lastModified', 'identity'] },
  );
  return fc
    .uniqueArray(entry, { ...constraints, selector: ({ path }) => path })
    .map((all) => all.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
}
