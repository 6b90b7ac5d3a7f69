import { describe, expect, it } from 'vitest';
import { type Changes, changeGroup, changeList } from '../../../src/editing/changes/change-group.ts';

const order = ['date', 'rating', 'mentions', 'verification', 'redact'];

function yaml(text: string, changes: Changes): string {
  return changeGroup(text, changes, { isJson: false, order });
}

function json(text: string, changes: Changes): string {
  return changeGroup(text, changes, { isJson: true, order });
}

describe('YAML on several lines', () => {
  it.each<[string, Changes, string]>([
    ['redact: [a]\n', { date: 'x', rating: 5 }, 'date: x\nrating: 5\nredact: [a]\n'],
    ['rating:\ndate: x', { rating: 5 }, 'rating: 5\ndate: x'],
    [
      'date: >-\n  x\n  y\n\nrating: 5\n',
      { date: 'z', verification: { method: 'a' } },
      'date: z\n\nrating: 5\nverification: { method: a }\n',
    ],
    [
      'mentions:\n  a: [x]\n  # c\n  b: [y]\n',
      { mentions: { a: ['x', 'z'], b: ['y'] } },
      'mentions:\n  a: [x, z]\n  # c\n  b: [y]\n',
    ],
    ['date: x\nrating: 5\nredact: [a]\n', { rating: undefined, verification: 'b' }, 'date: x\nverification: b\nredact: [a]\n'],
    ['date: "" # a\nrating: \'\'\n', { date: 'x', rating: undefined }, 'date: x # a\n'],
    ['rating: 5\n', { date: 'x', rating: 4 }, 'date: x\nrating: 4\n'],
    ['redact:\n  - a\n  - b\nz: 1\n', { redact: ['a', 'c', 'd'] }, 'redact:\n  - a\n  - c\n  - d\nz: 1\n'],
    [
      'mentions:\n  a: [x]\n  b: [y]\n# c\n',
      { mentions: { a: ['x'] }, verification: 'v', redact: ['r'] },
      'mentions:\n  a: [x]\nverification: v\nredact: [r]\n# c\n',
    ],
    // As an editor leaves it that ends no last line.
    ['date: |\n  x\n  yz', { date: 'w', rating: 5 }, 'date: w\nrating: 5'],
    ['redact:\n- a\n', { redact: ['a', 'b: c'], rating: 1 }, 'rating: 1\nredact:\n- a\n- "b: c"\n'],
  ])('%j with %j', (before, changes, after) => {
    expect(yaml(before, changes)).toBe(after);
  });
});

describe('groups in braces', () => {
  it.each<[string, Changes, string]>([
    ['{ date: x, rating: 5 }', { date: undefined }, '{ rating: 5 }'],
    ['{ date: x, rating: 5 }', { rating: undefined }, '{ date: x }'],
    ['{ date: x, rating: 5, z: 1 }', { date: undefined, rating: undefined }, '{ z: 1 }'],
    ['{ date: x, rating: 5, z: 1 }', { rating: undefined, z: undefined }, '{ date: x }'],
    ['{ date: x, rating: 5, z: 1 }', { rating: undefined, redact: ['a'] }, '{ date: x, redact: [a], z: 1 }'],
    ['{}', { rating: 5 }, '{ rating: 5 }'],
    ['{ date: "", rating: "" }', { date: 'x', rating: undefined }, '{ date: x }'],
    ['{ date: { a: 1 } }', { date: { b: 2 } }, '{ date: { b: 2 } }'],
  ])('%j with %j', (before, changes, after) => {
    expect(yaml(before, changes)).toBe(after);
  });

  it('JSON keeps its indent', () => {
    expect(json('{\n\t"date": "x",\n\t"redact": [\n\t\t"a"\n\t]\n}', { redact: ['b'], rating: 5 })).toBe(
      '{\n\t"date": "x",\n\t"rating": 5,\n\t"redact": [\n\t\t"b"\n\t]\n}',
    );
    expect(json('{\n  "mentions": {\n    "technicians": ["a"]\n  }\n}', { mentions: { services: ['b'] } })).toBe(
      '{\n  "mentions": {\n    "services": [\n      "b"\n    ]\n  }\n}',
    );
  });
});

describe('a list of groups', () => {
  const PEOPLE = 'people:\n  # the owner\n  - name: Dana\n    title: Plumber  # since 1994\n\n  - { name: Tom, aliases: [T] }\n';

  it.each<[string, Changes, string]>([
    [
      'a key that comes',
      {
        people: [
          { name: 'Dana', title: 'Plumber' },
          { name: 'Tom', aliases: ['T'], title: 'X' },
        ],
      },
      PEOPLE.replace('[T] }', '[T], title: X }'),
    ],
    [
      'an entry that moves to the end',
      { people: [{ name: 'Tom', aliases: ['T'] }, { name: 'Dana' }] },
      PEOPLE.replace(/ {2}- name: Dana\n.*\n/, '').concat('  - { name: Dana }\n'),
    ],
  ])('%s', (_, changes, after) => {
    expect(yaml(PEOPLE, changes)).toBe(after);
  });

  it('gets a first key behind the dash of its entry', () => {
    expect(yaml('people:\n  - name: A\n', { people: [{ name: 'A', date: 'x' }] })).toBe('people:\n  - name: A\n    date: x\n');
  });

  it('at the top of a file', () => {
    const FAQ = '# asked often\n- question: A?  # 1\n  answer: B\n- question: C?\n  answer: D\n';
    expect(changeList(FAQ, [{ question: 'A?', answer: 'X' }])).toBe('# asked often\n- question: A?  # 1\n  answer: X\n');
    expect(
      changeList(FAQ, [
        { question: 'C?', answer: 'D' },
        { question: 'A?', answer: 'B' },
      ]),
    ).toBe('# asked often\n- question: C?\n  answer: D\n- { question: A?, answer: B }\n');
  });
});
