import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellQuoted, shellWord } from '../../../src/authoring/problems/shell-word.ts';

it.each(['photos/IMG 1.jpg', 'a (1).jpg', "O'Neil's", '$HOME `ls` "x" \\ !', "it's $5", 'a;b', 'é'])(
  'a shell reads %s as it is',
  (word) => {
    const print = `printf '%s|%s' ${shellWord(word)} ${shellQuoted(word)}`;
    expect(execFileSync('sh', ['-c', print], { encoding: 'utf8' })).toBe(`${word}|${word}`);
  },
);

it('a word without any such sign stays without quotes', () => {
  expect(shellWord('../content/photos/IMG_1-a.jpg')).toBe('../content/photos/IMG_1-a.jpg');
  expect(shellQuoted('5550147')).toBe('"5550147"');
});

it.each([
  ['content\\photos\\IMG_1.jpg', 'content\\photos\\IMG_1.jpg'],
  ['C:\\My shop\\a.jpg', '"C:\\My shop\\a.jpg"'],
  ['$20 "off"', '"$20 ""off"""'],
])('on Windows %s is %s, as the Command Prompt knows no single quotes', (word, written) => {
  expect(shellWord(word, true)).toBe(written);
});
