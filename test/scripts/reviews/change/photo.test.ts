import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { metadataIn } from '../../../../src/authoring/files/photos/image-metadata.ts';
import { readContent } from '../../../../src/authoring/read-content.ts';
import { makeFolder, readText, write } from '../../../support/content/content.ts';
import { telephonePhoto } from '../../../support/content/samples/telephone-photo.ts';
import { printed, refusal, runReviews } from '../../../support/programs/reviews-command.ts';
import { openTerminal } from '../../../support/programs/terminal.ts';

const REVIEW =
  '---\n# kept\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\nverification: { method: invoice, date: 2026-03-15 }\n---\nGood.\n';

async function folder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n', 'content/reviews/maria-g.md': REVIEW, ...files });
  await writeFile(join(cwd, 'IMG 1.jpg'), await telephonePhoto(640, 480));
  return cwd;
}

/** The same with a photo in the review and among the photos, as a telephone took it. */
async function folderWithPhoto() {
  const photo = 'photos: [{ url: /photos/a.jpg, width: 640, height: 480, alt: The new heater }]\n';
  const cwd = await folder({ 'content/reviews/maria-g.md': REVIEW.replace('15 }\n', `15 }\n${photo}`) });
  await write(cwd, 'content/photos/a.jpg', await telephonePhoto(640, 480));
  return cwd;
}

it('puts a photo into a review, without the place where it was taken', async () => {
  const cwd = await folder();
  const stdout = await printed(['photo', 'maria-g', 'IMG 1.jpg', '--alt', 'The new heater'], { cwd });
  expect(stdout).toContain('maria-g-1.jpg: 480 × 640 pixels');
  const photos = join(cwd, 'content', 'photos');
  expect(await readdir(photos)).toEqual(['maria-g-1.jpg', 'maria-g-1.small.jpg']);
  for (const name of await readdir(photos)) expect(metadataIn(await readFile(join(photos, name)))).toBeUndefined();
  expect(await readText(cwd, 'content/reviews/maria-g.md')).toBe(
    REVIEW.replace(
      '15 }\n',
      '15 }\nphotos:\n  - url: /photos/maria-g-1.jpg\n    width: 480\n    height: 640\n    alt: The new heater\n',
    ),
  );
  expect(await readContent(join(cwd, 'content'))).toMatchObject({ ok: true });
});

it('mends one that lies among the photos already, as the refusal says', async () => {
  const cwd = await folderWithPhoto();
  const read = await readContent(join(cwd, 'content'));
  expect(read).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringMatching(/^holds EXIF data, .*npm run reviews -- photo/) }],
  });
  expect(await printed(['photo', 'maria-g', 'content/photos/a.jpg'], { cwd })).toContain('width: 480');
  expect(await readContent(join(cwd, 'content'))).toMatchObject({
    ok: true,
    content: { reviews: [{ photos: [{ url: '/photos/a.jpg', width: 480, height: 640, alt: 'The new heater' }] }] },
  });
});

it('cleans a picture of a page where it lies, and none outside of what is published', async () => {
  const cwd = await folder();
  const picture = join(cwd, 'content/public/house.jpg');
  await write(cwd, 'content/public/house.jpg', await telephonePhoto(640, 480));
  expect(await printed(['photo', 'content/public/house.jpg'], { cwd })).toContain('content/public/house.jpg: 480 × 640 pixels');
  expect(metadataIn(await readFile(picture))).toBeUndefined();
  const original = await readFile(join(cwd, 'IMG 1.jpg'));
  expect(await refusal(['photo', 'IMG 1.jpg'], { cwd })).toBe(
    'IMG 1.jpg: lies neither in content nor in public; put a copy there, and clean that\n',
  );
  expect(await readFile(join(cwd, 'IMG 1.jpg'))).toEqual(original);
});

it('leaves a photo to the review that says how large it is', async () => {
  const cwd = await folderWithPhoto();
  const taken = await telephonePhoto(640, 480);
  await write(cwd, 'content/photos/b.jpg', taken);
  expect(await refusal(['photo', 'content/photos/a.jpg'], { cwd })).toContain(
    '\n  npm run reviews -- photo maria-g content/photos/a.jpg\n',
  );
  expect(await readFile(join(cwd, 'content/photos/a.jpg'))).toEqual(taken);
  expect((await runReviews(['photo', 'content/photos/b.jpg'], { cwd })).code).toBe(0);
});

const ADD = ['IMG 1.jpg', '--alt', 'The new heater'];
const read = (cwd: string, name = 'maria-g.md') => readText(cwd, 'content/reviews', name);

it('refuses a picture that a review shows already, and takes up one that none shows', async () => {
  const cwd = await folder({ 'content/reviews/tom.md': REVIEW });
  await runReviews(['photo', 'maria-g', ...ADD], { cwd });
  const shown = await read(cwd);
  expect(await refusal(['photo', 'tom', ...ADD], { cwd })).toBe(
    'IMG 1.jpg: is the picture maria-g-1.jpg, which maria-g shows already; npm run reviews -- photo maria-g --remove maria-g-1.jpg takes it out there. Nothing was changed.\n',
  );
  await writeFile(join(cwd, 'content/reviews/maria-g.md'), REVIEW);
  await runReviews(['photo', 'maria-g', ...ADD], { cwd });
  expect([await read(cwd), await read(cwd, 'tom.md')]).toEqual([shown, REVIEW]);
});

it('tells what to do with a file among the photos that is a copy, or that has no possible name', async () => {
  const cwd = await folder();
  await runReviews(['photo', 'maria-g', ...ADD], { cwd });
  const photos = join(cwd, 'content/photos');
  for (const name of ['b.jpg', 'IMG 2.jpg']) await writeFile(join(photos, name), await telephonePhoto(640, 480));
  const said = (name: string) => refusal(['photo', 'maria-g', join('content/photos', name), '--alt', 'A'], { cwd });
  expect(await said('b.jpg')).toContain('shows already; delete this file, or npm run reviews -- photo maria-g --remove');
  expect(await said('IMG 2.jpg')).toBe('content/photos/IMG 2.jpg: no address can hold this name; rename it to img-2.jpg first\n');
});

it('takes a photo out, and deletes its files where no other review shows it', async () => {
  const cwd = await folder();
  await runReviews(['photo', 'maria-g', ...ADD], { cwd });
  await writeFile(join(cwd, 'content/reviews/tom.md'), await read(cwd));
  const photos = join(cwd, 'content/photos');
  expect(await runReviews(['photo', 'tom', '--remove', '/photos/maria-g-1.jpg'], { cwd })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('\nIf it was published, your website shows it until you build and upload again.'),
  });
  expect([await read(cwd, 'tom.md'), await readdir(photos)]).toEqual([REVIEW, ['maria-g-1.jpg', 'maria-g-1.small.jpg']]);
  const terminal = openTerminal(['photo', 'maria-g', '--remove', 'maria-g-1.jpg'], { cwd });
  await terminal.answer(/- +alt: The new heater[\s\S]*Take this photo out and delete its files\?/, 'y');
  expect(await terminal.end()).toMatchObject({ code: 0, shown: expect.stringContaining('maria-g-1.small.jpg (deleted)') });
  expect([await read(cwd), await readdir(photos)]).toEqual([REVIEW, []]);
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
  const cwd = await folder();
  expect(await refusal(parameters, { cwd })).toContain(message);
  expect(await readdir(join(cwd, 'content'))).toEqual(['business.yaml', 'reviews']);
});
