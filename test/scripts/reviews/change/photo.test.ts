import { join } from 'node:path';
import { expect, it } from 'vitest';
import { metadataIn } from '../../../../src/authoring/files/photos/image-metadata.ts';
import { readContent } from '../../../../src/authoring/read-content.ts';
import { telephonePhoto } from '../../../support/content/samples/telephone-photo.ts';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';

const REVIEW =
  '---\n# kept\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\nverification: { method: invoice, date: 2026-03-15 }\n---\nGood.\n';

async function ownerWith(files: Readonly<Record<string, string>> = {}) {
  const owner = await ownerOf({ 'content/reviews/maria-g.md': REVIEW, ...files });
  await owner.write('IMG 1.jpg', await telephonePhoto(640, 480));
  return owner;
}

/** The same with a photo in the review and among the photos, as a telephone took it. */
async function ownerWithPhoto() {
  const photo = 'photos: [{ url: /photos/a.jpg, width: 640, height: 480, alt: The new heater }]\n';
  const owner = await ownerWith({ 'content/reviews/maria-g.md': REVIEW.replace('15 }\n', `15 }\n${photo}`) });
  await owner.write('content/photos/a.jpg', await telephonePhoto(640, 480));
  return owner;
}

const contentOf = (owner: Owner) => readContent(join(owner.cwd, 'content'));
const ADD = ['IMG 1.jpg', '--alt', 'The new heater'];

it('puts a photo into a review, without the place where it was taken', async () => {
  const owner = await ownerWith();
  expect(await owner.printed('photo', 'maria-g', ...ADD)).toContain('maria-g-1.jpg: 480 × 640 pixels');
  const photos = await owner.list('content/photos');
  expect(photos).toEqual(['maria-g-1.jpg', 'maria-g-1.small.jpg']);
  for (const name of photos) expect(metadataIn(await owner.bytes(`content/photos/${name}`))).toBeUndefined();
  expect(await owner.review('maria-g')).toBe(
    REVIEW.replace(
      '15 }\n',
      '15 }\nphotos:\n  - url: /photos/maria-g-1.jpg\n    width: 480\n    height: 640\n    alt: The new heater\n',
    ),
  );
  expect(await contentOf(owner)).toMatchObject({ ok: true });
});

it('mends one that lies among the photos already, as the refusal says', async () => {
  const owner = await ownerWithPhoto();
  expect(await contentOf(owner)).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringMatching(/^holds EXIF data, .*npm run reviews -- photo/) }],
  });
  expect(await owner.printed('photo', 'maria-g', 'content/photos/a.jpg')).toContain('width: 480');
  expect(await contentOf(owner)).toMatchObject({
    ok: true,
    content: { reviews: [{ photos: [{ url: '/photos/a.jpg', width: 480, height: 640, alt: 'The new heater' }] }] },
  });
});

it('cleans a picture of a page where it lies, and none outside of what is published', async () => {
  const owner = await ownerWith();
  await owner.write('content/public/house.jpg', await telephonePhoto(640, 480));
  expect(await owner.printed('photo', 'content/public/house.jpg')).toContain('content/public/house.jpg: 480 × 640 pixels');
  expect(metadataIn(await owner.bytes('content/public/house.jpg'))).toBeUndefined();
  const original = await owner.bytes('IMG 1.jpg');
  expect(await owner.refusal('photo', 'IMG 1.jpg')).toBe(
    'IMG 1.jpg: lies neither in content nor in public; put a copy there, and clean that\n',
  );
  expect(await owner.bytes('IMG 1.jpg')).toEqual(original);
});

it('leaves a photo to the review that says how large it is', async () => {
  const owner = await ownerWithPhoto();
  const taken = await telephonePhoto(640, 480);
  await owner.write('content/photos/b.jpg', taken);
  expect(await owner.refusal('photo', 'content/photos/a.jpg')).toContain(
    '\n  npm run reviews -- photo maria-g content/photos/a.jpg\n',
  );
  expect(await owner.bytes('content/photos/a.jpg')).toEqual(taken);
  await owner.printed('photo', 'content/photos/b.jpg');
});

it('refuses a picture that a review shows already, and takes up one that none shows', async () => {
  const owner = await ownerWith({ 'content/reviews/tom.md': REVIEW });
  await owner.run('photo', 'maria-g', ...ADD);
  const shown = await owner.review('maria-g');
  expect(await owner.refusal('photo', 'tom', ...ADD)).toBe(
    'IMG 1.jpg: is the picture maria-g-1.jpg, which maria-g shows already; npm run reviews -- photo maria-g --remove maria-g-1.jpg takes it out there. Nothing was changed.\n',
  );
  await owner.write('content/reviews/maria-g.md', REVIEW);
  await owner.run('photo', 'maria-g', ...ADD);
  expect([await owner.review('maria-g'), await owner.review('tom')]).toEqual([shown, REVIEW]);
});

it('tells what to do with a file among the photos that is a copy, or that has no possible name', async () => {
  const owner = await ownerWith();
  await owner.run('photo', 'maria-g', ...ADD);
  for (const name of ['b.jpg', 'IMG 2.jpg']) await owner.write(`content/photos/${name}`, await telephonePhoto(640, 480));
  const said = (name: string) => owner.refusal('photo', 'maria-g', `content/photos/${name}`, '--alt', 'A');
  expect(await said('b.jpg')).toContain('shows already; delete this file, or npm run reviews -- photo maria-g --remove');
  expect(await said('IMG 2.jpg')).toBe('content/photos/IMG 2.jpg: no address can hold this name; rename it to img-2.jpg first\n');
});

it('takes a photo out, and deletes its files where no other review shows it', async () => {
  const owner = await ownerWith();
  await owner.run('photo', 'maria-g', ...ADD);
  await owner.write('content/reviews/tom.md', await owner.review('maria-g'));
  const photos = () => owner.list('content/photos');
  expect(await owner.printed('photo', 'tom', '--remove', '/photos/maria-g-1.jpg')).toContain(
    '\nIf it was published, your website shows it until you build and upload again.',
  );
  expect([await owner.review('tom'), await photos()]).toEqual([REVIEW, ['maria-g-1.jpg', 'maria-g-1.small.jpg']]);
  const terminal = owner.open('photo', 'maria-g', '--remove', 'maria-g-1.jpg');
  await terminal.answer(/- +alt: The new heater[\s\S]*Take this photo out and delete its files\?/, 'y');
  expect(await terminal.end()).toContain('maria-g-1.small.jpg (deleted)');
  expect([await owner.review('maria-g'), await photos()]).toEqual([REVIEW, []]);
});

it.each([
  ['a photo that the review does not show', ['photo', 'maria-g', '--remove', 'a.jpg'], 'shows no photo a.jpg; it shows none'],
  ['neither a photo to put in nor one to take out', ['photo', 'maria-g'], 'one of them is needed'],
  [
    'a photo without its review',
    ['photo', 'IMG 2041.HEIC'],
    'IMG 2041.HEIC: which review shows it? npm run reviews -- photo <id> "IMG 2041.HEIC"',
  ],
  ['words that are missing', ['photo', 'maria-g', 'IMG 1.jpg'], 'write them behind --alt'],
  ['a review that is not there', ['photo', 'maria', 'IMG 1.jpg', '--alt', 'A'], 'did you mean maria-g?'],
  ['a file that is not there', ['photo', 'maria-g', 'IMG 2.jpg', '--alt', 'A'], 'IMG 2.jpg: does not exist'],
  ['a file that is no picture', ['photo', 'maria-g', 'content/business.yaml', '--alt', 'A'], 'cannot be read as a picture'],
])('writes nothing for %s', async (_, parameters, message) => {
  const owner = await ownerWith();
  expect(await owner.refusal(...parameters)).toContain(message);
  expect(await owner.list('content')).toEqual(['business.yaml', 'reviews']);
});
