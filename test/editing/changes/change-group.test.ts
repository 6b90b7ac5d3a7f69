import { expect, it } from 'vitest';
import { type Changes, changeGroup, changeList } from '../../../src/editing/changes/change-group.ts';

const order = ['date', 'rating', 'mentions', 'verification', 'redact'];
const yaml = (text: string, changes: Changes) => changeGroup(text, changes, { isJson: false, order });

it.each<[string, Changes, string]>([
  ['date: x\nredact: [a]\n', { rating: 5 }, 'date: x\nrating: 5\nredact: [a]\n'],
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
  ['date: x\nverification:\n  a: b\n', { verification: undefined, redact: ['a'] }, 'date: x\nredact: [a]\n'],
  ['date: x\nrating: 5\nredact: [a]\n', { rating: undefined, verification: 'b' }, 'date: x\nverification: b\nredact: [a]\n'],
  ['mentions:\n  a: 1\n  b: 2\nredact: []\n', { mentions: { b: 2 } }, 'mentions:\n  b: 2\nredact: []\n'],
  ['redact:\n- a\n', { redact: ['a', 'b: c'], rating: 1 }, 'rating: 1\nredact:\n- a\n- "b: c"\n'],
  ['people:\n  - name: A\n', { people: [{ name: 'A', date: 'x' }] }, 'people:\n  - name: A\n    date: x\n'],
  ['{ date: x, redact: [a] }', { rating: 5 }, '{ date: x, rating: 5, redact: [a] }'],
  ['{ date: x, rating: 5 }', { date: undefined }, '{ rating: 5 }'],
  ['{ date: x, rating: 5 }', { rating: undefined }, '{ date: x }'],
  ['{ date: x, rating: 5 }', { rating: undefined, redact: ['a'] }, '{ date: x, redact: [a] }'],
  ['{ date: x, rating: 5, z: 1 }', { rating: undefined, redact: ['a'] }, '{ date: x, redact: [a], z: 1 }'],
  ['{}', { rating: 5 }, '{ rating: 5 }'],
])('%j with %j', (before, changes, after) => {
  expect(yaml(before, changes)).toBe(after);
});

it('JSON keeps its indent', () => {
  const json = '{\n\t"date": "x",\n\t"redact": [\n\t\t"a"\n\t]\n}';
  expect(changeGroup(json, { redact: ['b'], rating: 5 }, { isJson: true, order })).toBe(
    '{\n\t"date": "x",\n\t"rating": 5,\n\t"redact": [\n\t\t"b"\n\t]\n}',
  );
});

const PEOPLE = 'people:\n  # the owner\n  - name: Dana\n    title: Plumber  # since 1994\n\n  - { name: Tom, aliases: [T] }\n';
const DANA = { name: 'Dana', title: 'Plumber' };
const TOM = { name: 'Tom', aliases: ['T'] };

it.each([
  ['one value', [{ ...DANA, title: 'Owner' }, TOM], PEOPLE.replace('Plumber', 'Owner')],
  ['a key that comes', [DANA, { ...TOM, title: 'X' }], PEOPLE.replace('[T] }', '[T], title: X }')],
  ['an entry that goes', [DANA], PEOPLE.replace('  - { name: Tom, aliases: [T] }\n', '')],
  ['an entry that comes', [DANA, TOM, { name: 'Jo' }], `${PEOPLE}  - { name: Jo }\n`],
  [
    'an entry that moves to the end',
    [TOM, { name: 'Dana' }],
    PEOPLE.replace(/ {2}- name: Dana\n.*\n/, '').concat('  - { name: Dana }\n'),
  ],
])('in a list of groups, %s', (_, people, after) => {
  expect(yaml(PEOPLE, { people })).toBe(after);
});

it('changes a list of groups at the top of a file', () => {
  const FAQ = '# asked often\n- question: A?  # 1\n  answer: B\n- question: C?\n  answer: D\n';
  const [a, c] = [
    { question: 'A?', answer: 'B' },
    { question: 'C?', answer: 'D' },
  ];
  expect(changeList(FAQ, [{ ...a, answer: 'X' }])).toBe('# asked often\n- question: A?  # 1\n  answer: X\n');
  expect(changeList(FAQ, [c, a])).toBe('# asked often\n- question: C?\n  answer: D\n- { question: A?, answer: B }\n');
});
