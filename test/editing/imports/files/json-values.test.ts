import { expect, it } from 'vitest';
import { jsonValues, listEntries } from '../../../../src/editing/imports/files/json-values.ts';

async function* pieces(text: string, length = 5) {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

const values = (text: string) => Array.fromAsync(jsonValues(pieces(text)));

it('gives the values of a list, and of the lists in a group', async () => {
  expect(await values('[{"a":1}, null, [2]]')).toEqual([{ a: 1 }, null, [2]]);
  expect(await values('\n{"count": 2, "name": {"b": 1}, "reviews": [{"a": "\\u00e9\\ud83d\\ude00"}, null], "more": []}')).toEqual(
    [{ a: 'é😀' }, null],
  );
});

it('gives the values of the lists that are meant, with the lists in them', async () => {
  const text = '{"data": [[{"name": "A", "tags": [{"b": 1}], "reviews.data": [{"a": 1, "photos": [{"c": [2]}]}, null]}]]}';
  const isMeant = (path: readonly string[]) => path.join(' ') === 'data * * reviews.data';
  expect(await Array.fromAsync(jsonValues(pieces(text), isMeant))).toEqual([{ a: 1, photos: [{ c: [2] }] }, null]);
  expect(await Array.fromAsync(listEntries(pieces(text)))).toMatchObject([
    { path: ['data', '*', '*', 'tags'], value: { b: 1 } },
    { path: ['data', '*', '*', 'reviews.data', '*', 'photos', '*', 'c'], value: 2 },
    { path: ['data', '*', '*', 'reviews.data', '*', 'photos'], value: { c: [] } },
    { path: ['data', '*', '*', 'reviews.data'], value: { a: 1, photos: [] } },
    { path: ['data', '*', '*', 'reviews.data'], value: null },
    { path: ['data', '*'], value: { name: 'A', tags: [], 'reviews.data': [] } },
    { path: ['data'], value: [] },
  ]);
});

it('does not count what is left out against the longest value', async () => {
  const long = async function* () {
    yield '{"others": [1';
    for (let n = 0; n < 50; n++) yield `,"${'x'.repeat(100_000)}"`;
    yield '], "reviews": [2]}';
  };
  expect(await Array.fromAsync(jsonValues(long(), ([key]) => key === 'reviews'))).toEqual([2]);
});

it('refuses what is broken, or ends too soon', async () => {
  await expect(values('{"reviews": [{"a": 1},, ]}')).rejects.toThrow(/^is not valid JSON, near its character/);
  await expect(values('{"reviews": [{"a": 1}')).rejects.toThrow('is not whole: its JSON ends too soon; download it once more');
});

it('does not hold a text without end', async () => {
  const endless = async function* () {
    yield '["';
    for (let n = 0; n < 100; n++) yield 'x'.repeat(100_000);
  };
  await expect(Array.fromAsync(jsonValues(endless()))).rejects.toThrow('holds a value of more than 4 MB');
});
