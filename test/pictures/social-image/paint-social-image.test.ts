import { expect, it } from 'vitest';
import { paintSocialImage } from '../../../src/pictures/social-image/paint-social-image.ts';
import { authoredReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';
import { fonts } from '../../support/programs/fonts.ts';

const draw = (options: SiteOptions = {}) => Buffer.from(paintSocialImage(sampleSite(options), fonts));

it('is a PNG of the size that the pages announce', () => {
  const image = draw();
  expect(image.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  // PNG section 11.2.1: the header's width and height.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('is the same bytes for the same site, and others for another name, rating, number of reviews or host', () => {
  const first = draw();
  expect(draw().equals(first)).toBe(true);
  const others = [
    draw({ business: { name: 'Another Name' } }),
    draw({ reviews: [authoredReview({ rating: 4 })] }),
    draw({ reviews: [authoredReview(), authoredReview({ id: 'another' })] }),
    draw({ baseUrl: 'https://reviews.example.org' }),
    draw({ reviews: [] }),
  ];
  expect(others.filter((image) => image.equals(first))).toEqual([]);
});
