import { expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { RULE_KINDS, readRules } from '../../../src/insights/owners/rules.ts';

it.each([ENGLISH, SPANISH])('there are rules of every kind: $tag', ({ owners }) => {
  expect(new Set(owners.rules().rules.map(({ kind }) => kind))).toEqual(new Set(RULE_KINDS));
});

it('rules know how they begin', () => {
  const { rules, mistakes } = readRules({ path: 'a.tsv', text: '# a note\nadvice\task|look for it' }, ENGLISH_DICTIONARY);
  expect(rules).toMatchObject([{ kind: 'advice', opening: new Set(['ask', 'look']) }]);
  expect(mistakes).toEqual([]);
});

it('rules in Spanish begin as people write it, with accents or without', () => {
  const { rules } = readRules({ path: 'a.tsv', text: 'customer\tllegué tarde' }, SPANISH.dictionary);
  expect(rules).toMatchObject([{ opening: new Set(['llegue']) }]);
});

it('what is wrong in a file of rules is told with its line', () => {
  const { rules, mistakes } = readRules({ path: 'a.tsv', text: 'rivals\tanother firm\nrival\t... firm' }, ENGLISH_DICTIONARY);
  expect(rules).toEqual([]);
  expect(mistakes).toEqual([
    'a.tsv:1: "rivals" is no owner; there are wish, doubt, advice, customer, hearsay, rival, turn',
    'a.tsv:2: a pattern begins and ends with a word or a class',
  ]);
});
