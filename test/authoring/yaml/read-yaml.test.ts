import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';

function parsed(text: string): unknown {
  return readYaml({ file: 'a.yaml', text }).found[0]?.value;
}

function messages(text: string, firstLine = 1): string[] {
  const { found, problems } = readYaml({ file: 'a.yaml', text }, firstLine);
  expect(found.length === 0).toBe(problems.length > 0);
  return problems.map(formatProblem);
}

it('gives what stands in the text', () => {
  expect(parsed('rating: 5\ntext: |\n  a\n\n  b\n')).toEqual({ rating: 5, text: 'a\n\nb\n' });
  expect(parsed('# nothing yet\n')).toBeNull();
});

describe('mistakes in YAML', () => {
  it('are told with their place in the file', () => {
    expect(messages('title: Note: this\n', 5)).toEqual([
      'a.yaml:5:8  not valid YAML: a value with a colon and a space in it must be in quotes',
    ]);
  });

  it('are told all at once, of every kind', () => {
    const text = 'a: &x 1\nc: d #e\nf: { g: 1, g: 2 }\nh:1\ni: @j\n';
    expect(messages(text)).toEqual([
      'a.yaml:1:4  a value that begins with & must be in quotes',
      'a.yaml:2:6  what follows " #" would be lost; put the whole value in quotes, or a space behind the # of a comment',
      'a.yaml:3:12  the key "g" is here twice; once is allowed',
      expect.stringMatching(/^a\.yaml:4:1 {2}not valid YAML: a colon and a space belong/),
      'a.yaml:5:4  not valid YAML: a value that begins with @ must be in quotes',
    ]);
  });

  it.each([
    ['text: first line #4\n  second line\nrating: 5\n', 1, 18],
    ['text: a\n  b #4 c\n  d\n', 2, 5],
    ['l: [#1, a]\nr: 5\n', 1, 5],
    ['v:\n  method: invoice\n    date: x\n', 3, 5],
    [' a: 1\nb: 2\nc: 3\nd: 4\n', 2, 1],
    ['l: [a]]\nb: 1\nc: 1\n', 1, 7],
    ['l: [a,\nb]\n', 1, 4],
    ['a: - b\n   - c\n', 1, 4],
  ])('are told once, without what follows from them: %j', (text, line, column) => {
    const told = messages(text);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`^a\\.yaml:${line}:${column} `));
  });

  it('are found without delay in a large text', () => {
    const broken = Array.from({ length: 5000 }, (_, line) => `k${line}: [a\n`).join('');
    expect(messages(broken)).toHaveLength(1);
    const marked = Array.from({ length: 5000 }, (_, line) => `k${line}: &a b #c\n`).join('');
    expect(messages(marked)).toHaveLength(10_000);
  });

  it('include nesting past what can be read', () => {
    expect(messages('['.repeat(20_000))[0]).toMatch(/^a\.yaml:1:\d+ {2}not valid YAML: /);
  });
});

it('knows where its values stand in the file', () => {
  const [source] = readYaml({ file: 'a.yaml', text: 'rating:\nauthor: M\n' }, 2).found;
  expect(source?.locator()(['author'])).toEqual({ line: 3, column: 9 });
});
