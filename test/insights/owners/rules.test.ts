import { expect, it } from 'vitest';
import { RULE_KINDS, RULES, readRules } from '../../../src/insights/owners/rules.ts';

it('there are rules of every kind', () => {
  expect(new Set(RULES.map(({ kind }) => kind))).toEqual(new Set(RULE_KINDS));
});

it('rules know how they begin', () => {
  const { rules, mistakes } = readRules({ path: 'a.tsv', text: '# a note\nadvice\task|look for it' });
  expect(rules).toMatchObject([{ kind: 'advice', opening: new Set(['ask', 'look']) }]);
  expect(mistakes).toEqual([]);
});

it('what is wrong in a file of rules is told with its line', () => {
  const { rules, mistakes } = readRules({ path: 'a.tsv', text: 'rivals\tanother firm\nrival\t... firm' });
  expect(rules).toEqual([]);
  expect(mistakes).toEqual([
    'a.tsv:1: "rivals" is no owner; there are wish, advice, customer, rival, turn',
    'a.tsv:2: a pattern begins and ends with a word or a class',
  ]);
});
