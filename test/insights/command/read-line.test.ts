import { expect, it } from 'vitest';
import { readLine } from '../../../src/insights/command/read-line.ts';

function read(line: string | Buffer | undefined) {
  const bytes = line === undefined ? undefined : Buffer.from(line);
  return readLine({ number: 1, bytes }, (text) => `explained: ${text}`);
}

it('reads a review', () => {
  expect(read('{"id":"a","text":"b"}')).toEqual({ ok: true, value: { id: 'a', text: 'b' } });
});

it.each(['', ' \t', '\r', '\uFEFF', '\uFEFF\r'])('skips the blank line %j', (line) => {
  expect(read(line)).toBeUndefined();
});

it('reads over a BOM and the end of a line as Windows writes it', () => {
  expect(read('\uFEFF{"id":"a","text":"b"}\r')).toMatchObject({ ok: true });
});

it.each([
  ['{"id":"a"', 'explained: {"id":"a"'],
  [
    '[{"id":"a","text":"b"},',
    'a list begins here; write one review a line, without [ and ] and without commas between the reviews',
  ],
  ['[1]', 'is not an object; a line holds one review, { … }'],
  ['null', 'is not an object; a line holds one review, { … }'],
  ['"text"', 'is not an object; a line holds one review, { … }'],
  ['{"id":"a","text":"b","targets":[{"start":0,"end":0.5}]}', '"targets[0].end": 0.5 is not a whole number'],
  [Buffer.from('{"id":"a","text":"caf\xe9"}', 'latin1'), 'is not UTF-8; save the file as UTF-8'],
  [undefined, 'is longer than 1 MiB'],
])('tells what is wrong with %s', (line, message) => {
  expect(read(line)).toMatchObject({ ok: false, messages: [message] });
});

it('tells all that is wrong with a line, and its id', () => {
  expect(read('{"id":"a","rating":0}')).toEqual({
    ok: false,
    id: 'a',
    messages: ['"text": is missing; text is required', '"rating": 0 is less than 1'],
  });
});
