import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, readTextFile } from '../../../src/authoring/files/read-text-file.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The text of a file with these bytes, or what is wrong with it. */
function textOf(bytes: Uint8Array | string): string {
  const { found, problems } = decodeText('a.txt', Buffer.from(bytes));
  const told = problems.map(({ line, column, message }) => `${line}:${column}  ${message}`);
  return [...found.map(({ text }) => text), ...told].join();
}

it('reads a file of the disk', async () => {
  const path = join(await temporaryFolder(), 'a.txt');
  writeFileSync(path, '\uFEFFa\r\nb');
  expect(await readTextFile({ path, file: 'b.txt' })).toEqual({ found: [{ file: 'b.txt', text: 'a\nb' }], problems: [] });
});

it.each([
  ['CRLF', 'a\r\nb\r\n', 'a\nb\n'],
  ['CR alone', 'a\rb', 'a\nb'],
  ['a BOM', '\uFEFFa', 'a'],
])('a text comes out plain with %s', (_, written, text) => {
  expect(textOf(written)).toBe(text);
});

it('a text stays the same when it is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      fc.pre(!/[\r\0]|^\uFEFF/.test(text));
      expect(textOf(text)).toBe(text);
    }),
  );
});

const NO_UTF8 = 'is not UTF-8; save the file as UTF-8';

it.each([
  ['Latin-1', Buffer.from('a\nJos\xE9 G.', 'latin1'), `2:4  the byte 0xe9 ${NO_UTF8}`],
  ['a real U+FFFD before them', Buffer.concat([Buffer.from('\uFFFD\r\né'), Buffer.of(0x80)]), `2:2  the byte 0x80 ${NO_UTF8}`],
  ['UTF-16', Buffer.from('\uFEFFa', 'utf16le'), `1:1  the byte 0xff ${NO_UTF8}`],
  ['an encoded surrogate after a BOM', Buffer.from('efbbbf61eda080', 'hex'), `1:2  the byte 0xed ${NO_UTF8}`],
  ['NUL', Buffer.from('a\r\nb\0c'), '2:2  there is a NUL character here; text cannot hold it'],
])('bytes that are no text are told with the place of the first: %s', (_, bytes, message) => {
  expect(textOf(bytes)).toBe(message);
});

it('says of a pointer of Git LFS what brings the file', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';
  expect(textOf(pointer)).toMatch(/^1:1 {2}is only the pointer that Git LFS leaves in its place; git lfs pull brings the file/);
});

describe('a merge conflict', () => {
  const message =
    'a merge conflict is not resolved here; keep the lines that are right and delete the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>';

  it.each([
    ['both sides', 'a\r\n<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> theirs\r\n', '2:1'],
    ['the end alone', 'a\n>>>>>>> theirs', '2:1'],
    ['what was there before, as diff3 shows it', 'a\n||||||| 1f2e3d4\nb\n', '2:1'],
    ['a marker without a name', '\uFEFF<<<<<<<\nb', '1:1'],
  ])('is told at its first marker: %s', (_, text, place) => {
    expect(textOf(text)).toBe(`${place}  ${message}`);
  });

  it('is told of the removed reviews to keep those of both sides', () => {
    const { problems } = decodeText('content/removed.yaml', Buffer.from('<<<<<<< HEAD\n'));
    expect(problems.map((problem) => problem.message)).toEqual([message.replace('that are right', 'of both sides')]);
  });

  it.each(['Great\n=======\n', '<<<<<<<< a', 'a\u2028<<<<<<< b', '|||||||\n'])('is not %j', (text) =>
    expect(textOf(text)).toBe(text),
  );
});

it('says of a table how Excel saves it', () => {
  expect(decodeText('reviews.csv', Buffer.from('Jos\xE9', 'latin1')).problems).toMatchObject([
    { message: 'the byte 0xe9 is not UTF-8; save the file as UTF-8 (in Excel: "CSV UTF-8")' },
  ]);
});
