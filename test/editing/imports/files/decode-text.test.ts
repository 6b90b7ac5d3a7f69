import { expect, it } from 'vitest';
import { decodeText, encodingOf } from '../../../../src/editing/imports/files/decode-text.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const TEXT = 'Crème “brûlée” – 5 €\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each([
  ['utf-8', Buffer.from(TEXT)],
  ['utf-8', Buffer.from(`\ufeff${TEXT}`)],
  ['utf-16le', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['utf-16be', utf16be(`\ufeff${TEXT}`)],
  ['windows-1252', Buffer.from('Cr\xe8me \x93br\xfbl\xe9e\x94 \x96 5 \x80\n', 'latin1')],
] as const)('reads %s, also where a piece ends within a character', async (encoding, content) => {
  const bytes = bytesOf(content, { piece: 3 });
  expect(await encodingOf(bytes)).toBe(encoding);
  expect((await Array.fromAsync(decodeText(bytes, encoding))).join('')).toBe(TEXT);
});

it.each(['utf-16le', 'utf-16be'])('reads %s without a byte order mark', async (encoding) => {
  for (const text of ['date,text\n2024-03-05,Good.\n', '投稿者,評価,本文\n山田,5,とても良いお店でした。\n']) {
    const wide = Buffer.from(text, 'utf16le');
    const bytes = bytesOf(encoding === 'utf-16le' ? wide : wide.swap16());
    expect(await encodingOf(bytes)).toBe(encoding);
    expect((await Array.fromAsync(decodeText(bytes, 'utf-16le'))).join('') === text).toBe(encoding === 'utf-16le');
  }
});

it('takes bytes for no text in UTF-16 because of some zeros', async () => {
  expect(await encodingOf(bytesOf('a,b\n\0\0\0\0'))).toBe('utf-8');
});

it('reads a table of Excel for Mac by its apostrophes', async () => {
  const bytes = bytesOf(Buffer.from('I\xd5m glad, it didn\xd5t cost much\xc9\n', 'latin1'));
  expect(await encodingOf(bytes)).toBe('macintosh');
  expect((await Array.fromAsync(decodeText(bytes, 'macintosh'))).join('')).toBe('I’m glad, it didn’t cost much…\n');
});

it('reads all syllables of a Korean table', async () => {
  const bytes = bytesOf(Buffer.from('c1a4b8bb20c0df2089e7beeebfe42c209fd33f', 'hex'), { piece: 3 });
  expect((await Array.fromAsync(decodeText(bytes, 'euc-kr'))).join('')).toBe('정말 잘 됬어요, 읭?');
});
