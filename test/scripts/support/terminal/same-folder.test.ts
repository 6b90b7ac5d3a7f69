import { expect, it } from 'vitest';
import { inSameFolder } from '../../../../scripts/support/terminal/same-folder.ts';

it('names the content folder that was chosen in each command that reads it', () => {
  expect(inSameFolder('It waits: npm run reviews -- verify', 'casa')).toBe(
    'It waits: CONTENT_DIR=casa npm run reviews -- verify',
  );
  expect(inSameFolder('STATIC=1 npm run build, then npm start', 'my casa')).toBe(
    'STATIC=1 CONTENT_DIR="my casa" npm run build, then CONTENT_DIR="my casa" npm start',
  );
});

it('leaves commands as they are that name a folder or read none, and all where none was chosen', () => {
  const text = 'CONTENT_DIR="your casa" npm run dev\nnpm run hub -- list; npm running; npm install';
  expect(inSameFolder(text, 'casa')).toBe(text);
  expect(inSameFolder('npm run check', undefined)).toBe('npm run check');
});

it('leaves commands as they are on Windows, where the variable stays set', () => {
  expect(inSameFolder('npm run check', 'casa', true)).toBe('npm run check');
});
