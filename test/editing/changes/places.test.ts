import { expect, it } from 'vitest';
import { isMap, type YAMLMap } from 'yaml';
import { parseYaml } from '../../../src/authoring/yaml/parse.ts';
import { endOfKey, isValue, keyOf, lastOffset, lineEnd, lineStart, rangeOf } from '../../../src/editing/changes/places.ts';

const TEXT = 'a: |\n  x\n\nb:\n  - y # c\nc:\nd: {e: 1} # f\n';

function group(): YAMLMap {
  const { contents } = parseYaml(TEXT).document;
  if (!isMap(contents)) throw new TypeError('No group');
  return contents;
}

it('tells where values end, without the comments behind them', () => {
  const ends = group().items.map((pair) => [
    keyOf(pair),
    isValue(pair.value) ? TEXT.slice(0, lastOffset(TEXT, pair.value)).slice(-3) : undefined,
  ]);
  expect(ends).toEqual([
    ['a', '  x'],
    ['b', '- y'],
    ['c', undefined],
    ['d', ' 1}'],
  ]);
});

it('tells where a key without a value ends, and where lines do', () => {
  const key = group().items[2]?.key;
  const end = endOfKey(TEXT, key);
  expect(TEXT.slice(lineStart(TEXT, end), end)).toBe('c:');
  expect(lineEnd(TEXT, end)).toBe(end);
  expect(rangeOf(group())[0]).toBe(0);
});
