import { expect, it } from 'vitest';
import { foundOne, refused } from '../../src/authoring/problems/read.ts';
import { readSources } from '../../src/authoring/read-sources.ts';

const NOTHING = { found: [], problems: [] };

it('gives the value of each text that can be read, and keeps what was wrong with the others', () => {
  const sources = readSources({
    business: foundOne({ file: 'business.yaml', text: 'name: A\n' }),
    reviews: foundOne({ file: 'reviews/a.yaml', text: 'rating: 5\n' }),
    faq: refused('faq.yaml', 'is a folder; a file is required'),
    summary: NOTHING,
    aspects: NOTHING,
    policy: NOTHING,
    removed: NOTHING,
    imports: NOTHING,
    notice: NOTHING,
    words: NOTHING,
    pages: NOTHING,
    publicFiles: NOTHING,
    filesBeside: [],
    brand: NOTHING,
    photos: { digests: new Map(), problems: [] },
    unread: [],
  });
  expect(sources.business.found[0]?.value).toEqual({ name: 'A' });
  expect(sources.reviews.found[0]?.value).toEqual({ rating: 5, id: 'a' });
  expect(sources.faq).toEqual(refused('faq.yaml', 'is a folder; a file is required'));
  expect(sources.aspects).toEqual(NOTHING);
});
