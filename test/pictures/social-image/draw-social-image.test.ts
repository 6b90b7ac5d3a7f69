import { expect, it } from 'vitest';
import { drawSocialImage } from '../../../src/pictures/social-image/draw-social-image.ts';
import { authoredReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';
import { readPackageFile } from '../../support/programs/package-file.ts';

async function draw(options: SiteOptions = {}): Promise<Buffer> {
  return Buffer.from(await drawSocialImage(sampleSite(options), readPackageFile));
}

const named = (name: string) => draw({ business: { name } });

it('is a PNG of the size that the pages announce', async () => {
  const image = await draw();
  expect(image.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  // PNG section 11.2.1: the header's width and height.
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('is the same bytes for the same site', async () => {
  expect((await draw()).equals(await draw())).toBe(true);
});

it('shows the name, the rating, the number of reviews and the host', async () => {
  const first = await draw();
  const others = [
    await named('Another Name'),
    await draw({ reviews: [authoredReview({ rating: 4 })] }),
    await draw({ reviews: [authoredReview(), authoredReview({ id: 'another' })] }),
    await draw({ baseUrl: 'https://reviews.example.org' }),
    await draw({ reviews: [] }),
  ];
  expect(others.filter((image) => image.equals(first))).toEqual([]);
});

it('leaves nothing of a name that cannot be drawn: no boxes stand for it', async () => {
  const [chinese, arabic, emoji, latin] = [await named('日本水道'), await named('سباكة'), await named('🔧'), await named('Bo')];
  expect(chinese?.equals(arabic ?? Buffer.alloc(0))).toBe(true);
  expect(chinese?.equals(emoji ?? Buffer.alloc(0))).toBe(true);
  expect(chinese?.equals(latin ?? Buffer.alloc(0))).toBe(false);
});
