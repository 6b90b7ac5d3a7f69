import { expect, it } from 'vitest';
import { packSections, unpackSections } from '../../../src/reviews/search-index/arrays/sections.ts';
import { createTextIndex } from '../../../src/reviews/search-index/full-text/text-index.ts';
import { createNameIndex } from '../../../src/reviews/search-index/name-index.ts';
import { readSearchData, searchSections } from '../../../src/reviews/search-index/search-data.ts';

it('reads every part back from where it was written', () => {
  const data = {
    dates: Uint32Array.of(20260314, 20260101),
    ratings: createNameIndex([['=5'], ['=4']]),
    technicians: createNameIndex([['dana', 'sam'], []]),
    technicianNames: createNameIndex([['Dana', 'Sam'], []]),
    services: createNameIndex([[], ['leak']]),
    areas: createNameIndex([['riverside'], []]),
    ids: createNameIndex([['b'], ['a']]),
    statements: { starts: Uint32Array.of(0, 1, 2), values: Uint32Array.of(1, 0) },
    text: createTextIndex(['hot water again', 'no water']),
  };
  expect(asNumbers(readSearchData(unpackSections(packSections(searchSections(data)))))).toEqual(asNumbers(data));
});

/** Makes arrays of the same numbers equal, whatever their class. */
function asNumbers(value: object): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array | Uint32Array);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asNumbers(part)]));
}
