import { expect, it } from 'vitest';
import { paintSocialImage } from '../../../src/pictures/social-image/paint-social-image.ts';
import { authoredReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';
import { fonts } from '../../support/programs/fonts.ts';

const draw = (options: SiteOptions = {}) => Buffer.from(paintSocialImage(sampleSite(options), fonts));

const named = (name: string) => draw({ business: { name } });

it('is a PNG of the size that the pages announce', () => {
  const image = draw();
  expect(image.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  // PNG section 11.2.1: the header's width and height.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('is the same bytes for the same site', () => {
  expect(draw().equals(draw())).toBe(true);
});

it('shows the name, the rating, the number of reviews and the host', () => {
  const first = draw();
  const others = [
    named('Another Name'),
    draw({ reviews: [authoredReview({ rating: 4 })] }),
    draw({ reviews: [authoredReview(), authoredReview({ id: 'another' })] }),
    draw({ baseUrl: 'https://reviews.example.org' }),
    draw({ reviews: [] }),
  ];
  expect(others.filter((image) => image.equals(first))).toEqual([]);
});

it('leaves nothing of a name that cannot be drawn: no boxes stand for it', () => {
  const chinese = named('日本水道');
  expect(chinese.equals(named('سباكة'))).toBe(true);
  expect(chinese.equals(named('🔧'))).toBe(true);
  expect(chinese.equals(named('Bo'))).toBe(false);
});
