import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/authoring/problem.ts';
import { readYaml } from '../../src/authoring/yaml-source.ts';

function parsed(text: string): unknown {
  return readYaml('a.yaml', text).found[0]?.value;
}

function messages(text: string, firstLine = 1): string[] {
  const { found, problems } = readYaml('a.yaml', text, firstLine);
  expect(found.length === 0).toBe(problems.length > 0);
  return problems.map(formatProblem);
}

describe('YAML values', () => {
  it('stay as they are written', () => {
    expect(parsed('date: 2026-03-14\nyes: no\nzip: "053"\ntext: |\n  a\n\n  b\n')).toEqual({
      date: '2026-03-14',
      yes: 'no',
      zip: '053',
      text: 'a\n\nb\n',
    });
  });

  it('are null for an empty text', () => {
    expect(parsed('# nothing yet\n')).toBeNull();
  });

  it('may come from an alias', () => {
    expect(parsed('a: &x [1]\nb: *x\n')).toEqual({ a: [1], b: [1] });
  });

  it('are no dates in YAML 1.1 either', () => {
    expect(parsed('%YAML 1.1\n---\ndate: 2026-03-14\n')).toEqual({ date: '2026-03-14' });
  });
});

describe('mistakes in YAML', () => {
  it.each([
    ['a list that is not closed', 'a: [1\nb: 2\n', /^a\.yaml:2:\d+ {2}not valid YAML: /],
    ['two documents', 'a: 1\n---\nb: 2\n', /^a\.yaml:2:1 {2}not valid YAML: a second document begins here; one is allowed$/],
    ['a tag of its own', 'a: !mine b\n', /^a\.yaml:1:4 {2}not valid YAML: a tag \(!\) is not allowed/],
    ['a tag of YAML', 'a: 1\nb: !!binary aGk=\n', /^a\.yaml:2:4 {2}not valid YAML: a tag \(!\) is not allowed/],
    ['a key that is no text', '? [a]\n: 1\n', /^a\.yaml:1:3 {2}not valid YAML: a key must be text$/],
    ['a key that stands twice', 'a: 1\nb: { c: 1, c: 2 }\n', /^a\.yaml:2:12 {2}the key "c" stands here twice; once is allowed$/],
    ['an alias without an anchor', 'a: 1\nb: *x\n', /^a\.yaml:2:4 {2}.*\*x.*&x/],
    [
      'a colon in a plain value',
      'title: Note: this\n',
      /^a\.yaml:1:8 {2}not valid YAML: a value with a colon and a space in it must be in quotes$/,
    ],
    ['an unknown directive', '%FOO\n---\na: 1\n', /^a\.yaml:1:1 {2}not valid YAML: /],
  ])('are told with their place: %s', (_, text, message) => {
    const [first] = messages(text);
    expect(first).toMatch(message);
    expect(first).not.toContain('\n');
  });

  it('are told all at once', () => {
    expect(messages('a: !x 1\nb: !y 1\n', 5)).toEqual([
      'a.yaml:5:4  not valid YAML: a tag (!) is not allowed; write the plain value, in quotes if it begins with !',
      'a.yaml:6:4  not valid YAML: a tag (!) is not allowed; write the plain value, in quotes if it begins with !',
    ]);
  });

  it('include aliases that multiply', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 9; level++)
      lines.push(
        `a${level}: &a${level} [${Array(9)
          .fill(`*a${level - 1}`)
          .join(', ')}]`,
      );
    expect(messages(lines.join('\n'))).toEqual([
      'a.yaml:1:1  the aliases stand for too much; at most 100 copied values are allowed',
    ]);
  });

  it('include nesting past what can be read', () => {
    expect(messages('['.repeat(50_000))[0]).toMatch(/not valid YAML: it is nested too deep$/);
  });
});

it('knows where its values stand in the file', () => {
  const [source] = readYaml('a.yaml', 'rating:\nauthor: M\n', 2).found;
  expect(source?.locator()(['author'])).toEqual({ line: 3, column: 9 });
});
