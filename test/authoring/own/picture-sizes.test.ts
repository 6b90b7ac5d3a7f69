import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoAt, pictureFaultOf, withPictures } from '../../../src/authoring/own/picture-sizes.ts';
import { makeFolder, write } from '../../support/content/content.ts';

const page = { path: '/about', title: 'About', menu: 'footer' as const, pictures: {} };

it('reads how large the pictures of a page are', async () => {
  const path = await makeFolder({ 'public/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>' });
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await write(path, 'photos/van.png', png);
  const text = '![Plan](/plan.svg)\n\n- ![Van](photos/van.png)\n';
  expect((await withPictures({ ...page, text }, { path, file: 'content' })).found[0]?.pictures).toEqual({
    '/plan.svg': { width: 30, height: 20 },
    '/photos/van.png': { width: 4, height: 3 },
  });
});

it('tells of one that cannot be read', async () => {
  const path = await makeFolder({ 'public/a.png': 'no picture' });
  const { problems } = await withPictures({ ...page, text: '![A](/a.png)' }, { path, file: 'content' });
  expect(problems).toEqual([
    { file: join('content', 'public', 'a.png'), line: 1, column: 1, message: 'is not a picture that can be read' },
  ]);
});

it.each([
  ['/a%20b.jpg', undefined],
  ['/photos/van.jpg', undefined],
  ['/photos/my%20shop.jpg', undefined],
  ['/c%23.jpg', undefined],
  ['/100%.jpg', '/100%.jpg is not an address; write a sign % in it as %25'],
  ['/..%2fa.jpg', '/..%2fa.jpg is not an address; write a sign % in it as %25'],
  ['/public/a%20b.jpg', '/public/a%20b.jpg is not there; did you mean /a%20b.jpg?'],
  ['/content/photos/van.jpg', '/content/photos/van.jpg is not there; did you mean /photos/van.jpg?'],
  ['/public/en/menu.jpg', '/public/en/menu.jpg is not there; did you mean /en/menu.jpg?'],
  ['/A%20B.JPG', '/A%20B.JPG is not there; did you mean /a%20b.jpg?'],
  ['/photos/Van.jpg', '/photos/Van.jpg is not there; did you mean /photos/van.jpg?'],
  ['/gone.jpg', '/gone.jpg is not there; put gone.jpg into the folder public'],
  ['/caf\u00e9.jpg', expect.stringContaining('/caf\u00e9.jpg is not there; what is there looks the same')],
  ['/photos/gone.jpg', '/photos/gone.jpg is not there; put gone.jpg into the folder photos'],
  ['/list.pdf', '/list.pdf is not a picture that browsers show (JPEG, PNG, WebP, AVIF, GIF or SVG)'],
])('the picture %s: %s', (path, fault) => {
  const publicFiles = ['a b.jpg', 'c#.jpg', 'list.pdf', 'cafe\u0301.jpg', 'menu.jpg', 'en/menu.jpg'];
  expect(pictureFaultOf({ photos: new Set(['van.jpg', 'my shop.jpg']), publicFiles })(path)).toEqual(fault);
});

it('knows the photos', () => {
  expect(['/photos/a.jpg', '/photos/b/a.jpg', '/a.jpg'].map(photoAt)).toEqual(['a.jpg', undefined, undefined]);
});
