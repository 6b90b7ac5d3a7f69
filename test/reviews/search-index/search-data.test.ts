import { expect, it } from 'vitest';
import { packSections, unpackSections } from '../../../src/reviews/search-index/arrays/sections.ts';
import { createFacet } from '../../../src/reviews/search-index/facet.ts';
import { createTextIndex } from '../../../src/reviews/search-index/full-text/text-index.ts';
import { readSearchData, searchSections } from '../../../src/reviews/search-index/search-data.ts';

it('reads every part back from where it was written', () => {
  const data = {
    dates: Uint32Array.of(20260314, 20260101),
    ratings: createFacet([['=5'], ['=4']]),
    technicians: createFacet([['dana', 'sam'], []]),
    services: createFacet([[], ['leak']]),
    areas: createFacet([['riverside'], []]),
    ids: createFacet([['b'], ['a']]),
    text: createTextIndex(['hot water again', 'no water']),
  };
  expect(asNumbers(readSearchData(unpackSections(packSections(searchSections(data)))))).toEqual(asNumbers(data));
});

/** Arrays of the same numbers are equal, whichever class they are of. */
function asNumbers(value: object): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array | Uint32Array);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asNumbers(part)]));
}
