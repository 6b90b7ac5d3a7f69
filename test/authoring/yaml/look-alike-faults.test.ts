import { describe, expect, it } from 'vitest';
import { lookAlikeFaults } from '../../../src/authoring/yaml/look-alike-faults.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';
import { tokensOf } from '../../../src/authoring/yaml/tokens.ts';

function found(text: string): string[] {
  return lookAlikeFaults(text, tokensOf(text).tokens).map(({ offset, message }) => `${offset} ${message}`);
}

function problems(text: string): string[] {
  return readYaml({ file: 'a.yaml', text }).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const NO_BREAK = 'not valid YAML: there is a no-break space (U+00A0) here;';
const ZERO_WIDTH = 'not valid YAML: there is an invisible character (U+200B) here;';

describe('a character that looks like a space', () => {
  it.each([
    ['behind the colon of the only key', 'rating:\u00a05\n', 7],
    ['behind the colon of a key in a group', 'v:\n  method:\u00a0invoice\n  date: x\n', 12],
    ['behind a colon between braces', 'v: { method:\u00a0invoice, date: x }\n', 12],
  ])('is found %s', (_, text, offset) => {
    expect(found(text)).toEqual([`${offset} ${NO_BREAK} type an ordinary space behind the colon instead`]);
    expect(problems(text)).toHaveLength(1);
  });

  it.each([
    ['before a key', 'a: b\n\u00a0rating: 5\n', 5],
    ['in an indent', 'v:\n\u00a0 method: invoice\n  date: x\n', 3],
    ['behind a dash', 'l:\n  -\u00a0name: x\n', 6],
  ])('is found %s', (_, text, offset) => {
    expect(found(text)).toEqual([`${offset} ${NO_BREAK} delete it, or type an ordinary space`]);
    expect(problems(text)).toHaveLength(1);
  });

  it('may have no width', () => {
    expect(found('\u200brating: 5\nauthor:\u200bM\n')).toEqual([
      `0 ${ZERO_WIDTH} delete it, or type an ordinary space`,
      `18 ${ZERO_WIDTH} type an ordinary space behind the colon instead`,
    ]);
  });

  it('may stand within a text', () => {
    const texts = [
      'a: Prix\u00a0: 5\u00a0€\n',
      'a: |\n  b:\u00a0c\n  \u00a0d\n',
      'a: "\u00a0b:\u00a0c"\n',
      'a: note:\u00a0this\n',
      'a: x\n  b:\u00a0c\n',
      'l:\n  - tel:\u00a0612\n  - \u00a0x\n',
    ];
    expect(texts.flatMap(found)).toEqual([]);
  });
});

describe('curly quotes', () => {
  const CURLY = 'not valid YAML: curly quotes do not enclose a value; type straight quotes (")';

  it.each([
    ['a colon', 'a: “Foo: bar”\n', '1:4'],
    ['a sign that begins a comment', 'a: “Foo #1”\n', '1:4'],
  ])('do not enclose %s', (_, text, place) => {
    expect(problems(text)).toEqual([`${place} ${CURLY}`]);
  });

  it('may be a part of a text', () => {
    const texts = ['a: “Foo”\n', 'a: Foo “bar”\n', 'a: |\n  “Foo: bar”\n', 'a: “Foo” # bar\n', 'a: "“Foo: bar”"\n'];
    expect(texts.flatMap(found)).toEqual([]);
  });
});
