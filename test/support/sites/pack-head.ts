import type { Head } from '../../../src/publication/pack/head.ts';

export const SPAN = { offset: 20, length: 10, digest: 'aa' };

/** The head of a pack, for tests in which most of it does not count. */
export const HEAD: Head = {
  sequence: 1_773_662_400_500,
  baseUrl: 'https://example.com',
  hubUrl: null,
  code: 'code',
  reviewCount: 3,
  searchIndex: SPAN,
  sideData: SPAN,
  count: 3,
  table: SPAN,
};
