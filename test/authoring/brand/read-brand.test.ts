import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readContent } from '../../../src/authoring/read-content.ts';
import { makeFolder, smallContent } from '../../support/content/content.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><path d="M0 0h3v1z"/></svg>';

async function brandOf(files: Readonly<Record<string, string>>, photo?: { width: number; height: number }) {
  const folder = await makeFolder({ ...smallContent(), ...files });
  if (photo)
    await writeFile(
      join(folder, 'brand', 'photo.png'),
      await sharp({ create: { ...photo, channels: 3, background: '#888' } })
        .png()
        .toBuffer(),
    );
  const read = await readContent(folder);
  return read.ok ? read.brand : read.problems.map((problem) => formatProblem(problem).replace(`${folder}/`, ''));
}

it('is empty where there is no such folder', async () => {
  expect(await brandOf({})).toEqual({ theme: {}, pictures: new Map() });
});

it('holds what the folder holds', async () => {
  const brand = await brandOf(
    { 'brand/theme.yaml': 'radius: none\nphoto_alt: The shop\n', 'brand/logo.svg': LOGO },
    { width: 800, height: 600 },
  );
  expect(brand).toMatchObject({ theme: { radius: 'none', photo_alt: 'The shop' } });
  expect('pictures' in brand && [...brand.pictures.keys()]).toEqual(['logo', 'photo']);
});

it('tells of all mistakes at once, each with its place', async () => {
  expect(
    await brandOf(
      {
        'brand/theme.yaml': '# Ours.\naccent: "#fc0"\n',
        'brand/logo.svg': LOGO.replace('<path', '\n<script/><path'),
        'brand/Icon.png': '',
      },
      { width: 600, height: 600 },
    ),
  ).toEqual([
    'brand/Icon.png:1:1  is not read under this name; rename it to icon.png',
    'brand/logo.svg:2:1  holds a script; export it as PNG, or take the script out in a text editor (all from <script to </script>)',
    'brand/photo.png:1:1  is 600 pixels wide; at least 640 are needed',
    'brand/theme.yaml:2:9  accent: "#fc0" is not a colour; a colour is written with # and six digits, and in a file in quotation marks: "#0b5c66"',
  ]);
});

it('asks for the words of a photo, and for the logo of light pages', async () => {
  expect(await brandOf({ 'brand/logo-dark.svg': LOGO }, { width: 800, height: 600 })).toEqual([
    'brand/logo-dark.svg:1:1  is for dark pages alone; put the logo of light pages beside it',
    'brand/photo.png:1:1  lacks its words for readers who cannot see it; write them into brand/theme.yaml, as in photo_alt: "The crew before the shop"',
  ]);
});
