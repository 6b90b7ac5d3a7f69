import { expect, it } from 'vitest';
import { lookAlikeFaults } from '../../../src/authoring/yaml/look-alike-faults.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';
import { tokensOf } from '../../../src/authoring/yaml/tokens.ts';

const found = (text: string) => lookAlikeFaults(text, tokensOf(text).tokens).map(({ offset, message }) => `${offset} ${message}`);
const problems = (text: string) =>
  readYaml({ file: 'a.yaml', text }).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

const NO_BREAK = 'not valid YAML: there is a no-break space (U+00A0) here;';
const ZERO_WIDTH = 'not valid YAML: there is an invisible character (U+200B) here;';
const BEHIND = 'type an ordinary space behind the colon instead';
const DELETE = 'delete it, or type an ordinary space';

it.each([
  ['behind the colon of the only key', 'rating:\u00a05\n', 7, BEHIND],
  ['behind a colon, with keys below', 'a: b\nrating:\u00a05\nauthor: M\n', 12, BEHIND],
  ['behind the colon of a key in a group', 'v:\n  method:\u00a0invoice\n  date: x\n', 12, BEHIND],
  ['behind a colon between braces', 'v: { method:\u00a0invoice, date: x }\n', 12, BEHIND],
  ['before the first key', '\u00a0date: x\nrating: 5\n', 0, DELETE],
  ['before a key', 'a: b\n\u00a0rating: 5\n', 5, DELETE],
  ['in an indent', 'v:\n\u00a0 method: invoice\n  date: x\n', 3, DELETE],
  ['behind a dash', 'l:\n  -\u00a0name: x\n', 6, DELETE],
])('a character that looks like a space is found %s', (_, text, offset, advice) => {
  expect(found(text)).toEqual([`${offset} ${NO_BREAK} ${advice}`]);
  expect(problems(text)).toHaveLength(1);
});

it('a character that looks like a space may have no width', () => {
  expect(found('\u200brating: 5\nauthor:\u200bM\n')).toEqual([`0 ${ZERO_WIDTH} ${DELETE}`, `18 ${ZERO_WIDTH} ${BEHIND}`]);
});

it.each([
  'a: Prix\u00a0: 5\u00a0€\n',
  'a: |\n  b:\u00a0c\n  \u00a0d\n',
  'a: "\u00a0b:\u00a0c"\n',
  'a: note:\u00a0this\n',
  'a: x\n  b:\u00a0c\n',
  'l:\n  - tel:\u00a0612\n  - \u00a0x\n',
  ...['a: “Foo”\n', 'a: Foo “bar”\n', 'a: |\n  “Foo: bar”\n', 'a: “Foo” # bar\n', 'a: "“Foo: bar”"\n'],
])('such characters and curly quotes may be a part of a text: %j', (text) => {
  expect(found(text)).toEqual([]);
});

const CURLY = 'not valid YAML: curly quotes do not enclose a value; type straight quotes (")';

it.each([
  ['a colon', 'a: “Foo: bar”\n', '1:4'],
  ['a sign that begins a comment', 'a: “Foo #1”\n', '1:4'],
  ['a colon in a list', 'l:\n  - ‘Foo: bar’\n', '2:5'],
])('curly quotes do not enclose %s', (_, text, place) => {
  expect(problems(text)).toEqual([`${place} ${CURLY}`]);
});
