import { join } from 'node:path';
import { expect, it } from 'vitest';
import { warnOfLargePhotos } from '../../../../src/editing/warnings/site/large-photos.ts';
import { makeFolder, write } from '../../../support/content/content.ts';

const SAID = 'has 2.3 MB, which readers of its page would load';

it('names photos above 2 MB, with the command that makes them smaller', async () => {
  const path = await makeFolder();
  const large = ['a.jpg', 'b.png', 'nobody.webp', 'folder/x.jpg'];
  for (const name of large) await write(path, name, Buffer.alloc(2_340_000));
  await write(path, 'small.jpg', Buffer.alloc(2_000_000));
  const photo = (name: string) => ({ url: `/photos/${name}`, width: 1, height: 1, alt: 'A' });
  const shown = [
    { id: 'ann', photos: [photo('a.jpg')] },
    { id: 'bob', photos: [photo('b.png'), photo('gone.jpg')] },
    { id: 'eve' },
  ];
  const found = await warnOfLargePhotos({ path, file: join('content', 'photos') }, shown);
  expect(found.map(({ file, kind, message, fix }) => `${file} ${kind}: ${message} → ${fix}`)).toEqual([
    `content/photos/a.jpg large-photo: ${SAID} → npm run reviews -- photo ann content/photos/a.jpg`,
    `content/photos/b.png large-photo: ${SAID} → npm run reviews -- photo bob content/photos/b.png`,
    `content/photos/nobody.webp large-photo: ${SAID} → npm run reviews -- photo content/photos/nobody.webp`,
  ]);
  expect(await warnOfLargePhotos({ path: join(path, 'nowhere'), file: 'photos' }, [])).toEqual([]);
});
