import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { metadataIn } from '../../../../src/authoring/files/image-metadata.ts';
import { readContent } from '../../../../src/authoring/read-content.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { telephonePhoto } from '../../../support/content/telephone-photo.ts';
import { runReviews } from '../../../support/programs/reviews-command.ts';

const REVIEW =
  '---\n# kept\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\nverification: { method: invoice, date: 2026-03-15 }\n---\nGood.\n';

async function folder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n', 'content/reviews/maria-g.md': REVIEW, ...files });
  await writeFile(join(cwd, 'IMG 1.jpg'), await telephonePhoto(640, 480));
  return cwd;
}

it('puts a photo into a review, without the place where it was taken', async () => {
  const cwd = await folder();
  const { code, stdout, stderr } = await runReviews(['photo', 'maria-g', 'IMG 1.jpg', '--alt', 'The new heater'], { cwd });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('maria-g-1.jpg: 480 × 640 pixels');
  const photos = join(cwd, 'content', 'photos');
  expect(await readdir(photos)).toEqual(['maria-g-1.jpg', 'maria-g-1.small.jpg']);
  for (const name of await readdir(photos)) expect(metadataIn(await readFile(join(photos, name)))).toBeUndefined();
  expect(await readFile(join(cwd, 'content/reviews/maria-g.md'), 'utf8')).toBe(
    REVIEW.replace(
      '15 }\n',
      '15 }\nphotos:\n  - url: /photos/maria-g-1.jpg\n    width: 480\n    height: 640\n    alt: The new heater\n',
    ),
  );
  expect(await readContent(join(cwd, 'content'))).toMatchObject({ ok: true });
});

it('mends one that lies among the photos already, as the refusal says', async () => {
  const photo = 'photos: [{ url: /photos/a.jpg, width: 640, height: 480, alt: The new heater }]\n';
  const cwd = await folder({
    'content/reviews/maria-g.md': REVIEW.replace('15 }\n', `15 }\n${photo}`),
    'content/photos/a.jpg': '',
  });
  await writeFile(join(cwd, 'content/photos/a.jpg'), await telephonePhoto(640, 480));
  const read = await readContent(join(cwd, 'content'));
  expect(read).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringMatching(/^holds EXIF data, .*npm run reviews -- photo/) }],
  });
  const { code, stdout } = await runReviews(['photo', 'maria-g', 'content/photos/a.jpg'], { cwd });
  expect([code, stdout]).toEqual([0, expect.stringContaining('width: 480')]);
  expect(await readContent(join(cwd, 'content'))).toMatchObject({
    ok: true,
    content: { reviews: [{ photos: [{ url: '/photos/a.jpg', width: 480, height: 640, alt: 'The new heater' }] }] },
  });
});

it.each([
  ['words that are missing', ['photo', 'maria-g', 'IMG 1.jpg'], 'write them behind --alt'],
  ['a review that is not there', ['photo', 'maria', 'IMG 1.jpg', '--alt', 'A'], 'did you mean maria-g?'],
  ['a file that is not there', ['photo', 'maria-g', 'IMG 2.jpg', '--alt', 'A'], 'IMG 2.jpg: does not exist'],
  ['a file that is no picture', ['photo', 'maria-g', 'content/business.yaml', '--alt', 'A'], 'cannot be read as a picture'],
])('writes nothing for %s', async (_, parameters, message) => {
  const cwd = await folder();
  const { code, stderr } = await runReviews(parameters, { cwd });
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(await readdir(join(cwd, 'content'))).toEqual(['business.yaml', 'reviews']);
});
