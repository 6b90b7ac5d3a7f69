import { expect, it } from 'vitest';
import { parseYaml } from '../../../src/authoring/yaml/parse.ts';
import { repeatedKeys } from '../../../src/authoring/yaml/repeated-keys.ts';

function found(text: string): string[] {
  return repeatedKeys(parseYaml(text).document).map(({ offset, message }) => `${offset} ${message}`);
}

it('finds each key that stands in its group again, as after a copied block', () => {
  expect(found('a: 1\nb: 2\na: 3\n"a": 4\n')).toEqual([
    '10 the key "a" stands here twice; once is allowed',
    '15 the key "a" stands here twice; once is allowed',
  ]);
  expect(found('f: { g: 1, g: 2 }\n')).toEqual(['11 the key "g" stands here twice; once is allowed']);
});

it('tells where a key may belong, if a group above has no keys because they are not indented', () => {
  expect(found('date: 1\nverification:\nmethod: x\ndate: 2\n')).toEqual([
    '32 the key "date" stands here twice; once is allowed, and if it belongs to "verification" above, indent it with spaces',
  ]);
});

it('finds none where two groups hold the same key', () => {
  expect(found('- { a: 1, b: { a: 2 } }\n- { a: 3 }\n')).toEqual([]);
});
