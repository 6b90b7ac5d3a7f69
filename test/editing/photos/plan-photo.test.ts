import { expect, it } from 'vitest';
import { reviewMeant } from '../../../scripts/reviews/support/content.ts';
import { altOf, freePhotoName, planPhoto, planWithoutPhoto, samePhoto } from '../../../src/editing/photos/plan-photo.ts';
import { workspaceOf } from '../../support/content/reading/workspace.ts';

const PHOTO = '  - url: /photos/a.gif\n    width: 4\n    height: 3\n    alt: The old heater\n';
const REVIEW = `---\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\nphotos:\n${PHOTO}---\nGood.\n`;

async function open() {
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\n', 'reviews/maria-g.md': REVIEW, 'photos/a.gif': 'GIF89a' });
  return { workspace, source: reviewMeant(workspace, 'maria-g') };
}

it('adds a photo that no file is there for yet, below the others', async () => {
  const { workspace, source } = await open();
  const photo = '  - url: /photos/b.jpg\n    width: 12\n    height: 16\n    alt: The new heater\n';
  const planned = await planPhoto(workspace, source, { name: 'b.jpg', width: 12, height: 16, alt: 'The new heater' });
  expect(planned.found[0]?.after).toBe(REVIEW.replace(PHOTO, PHOTO + photo));
});

it('gives one that is shown already its new size', async () => {
  const { workspace, source } = await open();
  expect([altOf(source, 'a.gif'), altOf(source, 'b.jpg')]).toEqual(['The old heater', undefined]);
  const planned = await planPhoto(workspace, source, { name: 'a.gif', width: 3, height: 5, alt: 'The old heater' });
  expect(planned.found[0]?.after).toBe(REVIEW.replace('height: 3', 'height: 5').replace('width: 4', 'width: 3'));
});

it('finds the photo whose bytes are given, and who shows it', async () => {
  const { workspace } = await open();
  const gif = Buffer.from('GIF89a');
  expect(samePhoto(workspace, gif)).toEqual({ name: 'a.gif', shownBy: ['maria-g'] });
  expect(samePhoto(workspace, Buffer.from('GIF87a'))).toBeUndefined();
  const photos = new Map(workspace.photos).set('b.small.gif', workspace.photos.get('a.gif')).set('b.gif', undefined);
  expect(samePhoto({ ...workspace, photos, reviews: [] }, gif)).toEqual({ name: 'a.gif', shownBy: [] });
  photos.delete('a.gif');
  expect(samePhoto({ ...workspace, photos }, gif)).toBeUndefined();
});

it('takes one out, and tells which files nothing shows then', async () => {
  const { workspace, source } = await open();
  const planned = await planWithoutPhoto(workspace, source, 'content/photos/a.gif');
  expect(planned.found).toMatchObject([{ after: REVIEW.replace(`photos:\n${PHOTO}`, ''), unused: ['a.gif'] }]);
  const again = { ...workspace, reviews: [source, { ...source }] };
  expect((await planWithoutPhoto(again, source, 'a.gif')).found).toMatchObject([{ unused: [] }]);
  expect((await planWithoutPhoto(workspace, source, 'b.gif')).problems[0]?.message).toBe('shows no photo b.gif; it shows a.gif');
  const without = { ...source, value: {} };
  expect((await planWithoutPhoto(workspace, without, 'b.gif')).problems[0]?.message).toBe('shows no photo b.gif; it shows none');
});

it('finds a name that no file has', () => {
  const taken = new Map(['A-1.JPG', 'a-2.jpg'].map((name) => [name, undefined]));
  expect([freePhotoName('a', new Map()), freePhotoName('a', taken)]).toEqual(['a-1.jpg', 'a-3.jpg']);
});
