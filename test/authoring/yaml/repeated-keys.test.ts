import { expect, it } from 'vitest';
import { parseYaml } from '../../../src/authoring/yaml/parse.ts';
import { repeatedKeys } from '../../../src/authoring/yaml/repeated-keys.ts';

function found(text: string): string[] {
  return repeatedKeys(parseYaml(text).document).map(({ offset, message }) => `${offset} ${message}`);
}

it('finds each key that stands in its group again, as after a copied block', () => {
  expect(found('a: 1\nb: 2\na: 3\n"a": 4\n')).toEqual([
    '10 the key "a" is here twice; once is allowed',
    '15 the key "a" is here twice; once is allowed',
  ]);
  expect(found('f: { g: 1, g: 2 }\n')).toEqual(['11 the key "g" is here twice; once is allowed']);
});

it('proposes the dash that is missing before the next entry of a list, once for each entry', () => {
  const list = 'a:\n  - name: 1\n    x: 2\n    name: 3\n    x: 4\n    name: 5\n';
  const message = 'the key "name" is here twice; if the next entry of the list begins here, write "- " before it';
  expect(found(list)).toEqual([`${list.indexOf('name: 3')} ${message}`, `${list.indexOf('name: 5')} ${message}`]);
});

it('proposes none where another key than the first is there again, or between braces', () => {
  expect(found('- name: 1\n  x: 2\n  x: 3\n- { name: 1, name: 2 }\n')).toEqual([
    '19 the key "x" is here twice; once is allowed',
    '37 the key "name" is here twice; once is allowed',
  ]);
});

it('tells where a key may belong, if a group above has no keys because they are not indented', () => {
  expect(found('date: 1\nverification:\nmethod: x\ndate: 2\n')).toEqual([
    '32 the key "date" is here twice; once is allowed, and if it belongs to "verification" above, indent it with spaces',
  ]);
});

it('finds none where two groups hold the same key', () => {
  expect(found('- { a: 1, b: { a: 2 } }\n- { a: 3 }\n')).toEqual([]);
});
