import { expect, it } from 'vitest';
import { checkBusiness } from '../../../src/authoring/business/check-business.ts';
import { checkYamlFile } from '../../../src/authoring/yaml/check-yaml.ts';

const problems = (...lines: readonly string[]) =>
  checkYamlFile({ file: 'business.yaml', text: `${lines.join('\n')}\n` }, checkBusiness).problems.map(
    ({ line, message }) => `${line} ${message.replace(/[;(].*/s, '').trim()}`,
  );

const COLON = 'not valid YAML: a value with a colon and a space in it must be in quotes';

it('tells beside what is no YAML what is wrong with other values', () => {
  expect(
    problems('name: A', 'description: Yes: we do', 'email: nope', 'colour: red', 'services:', '  - { id: a b, name: A }'),
  ).toEqual([
    `2 ${COLON}`,
    '3 email: "nope" is not an e-mail address',
    '6 id in the 1st entry of services: "a b" is not an id',
    '4 unknown key "colour"',
  ]);
});

it.each([
  ['a bracket that is not closed', 'description: [1'],
  ['an alias', 'description: *a'],
])('tells it below %s', (_, line) => {
  expect(problems('name: A', line, 'email: nope')).toEqual([
    expect.stringMatching(/^2 /),
    '3 email: "nope" is not an e-mail address',
  ]);
});

it.each([
  ['what is missing', ['email: A: B', 'telephone: "1']],
  ['what a value took in from the next line', ['name: A', 'opening_hours:', ' - Mo-Fr 07:00-18:00', '  - Sa 08:00-13:00']],
  ['which of two equal keys is wrong', ['name: A', 'email: a@example.com', 'email: nope']],
  ['what is lost below a line that ends the text', ['name: A', '---', 'email: nope']],
  ['a list that is a key', ['name: A', '[a]: b']],
])('does not tell %s', (_, lines) => {
  for (const problem of problems(...lines))
    expect(problem).not.toMatch(/is missing|is not understood|is not an e-mail|unknown key/);
});
