import { expect, it } from 'vitest';
import { ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { wordListsOf } from '../../../src/insights/languages/word-lists.ts';

it('has the words of each key as the rules compare them: folded, as stems, or as pairs', () => {
  const table = new Map([
    ['join', ['And']],
    ['fixed', ['up_running']],
    ['keeps', ['enjoyed']],
    ['determiner', ['the']],
    ['subject', ['i']],
  ]);
  const lists = wordListsOf(table, { ...ENGLISH_FORMS, fold: (word) => word.toLowerCase() });
  expect([...lists.joints.joins]).toEqual(['and']);
  expect([...lists.joints.fixed]).toEqual(['up running']);
  expect([...lists.rules.keepsBlame]).toEqual(['enjoi']);
  expect([...lists.subjects]).toEqual(['the', 'i']);
  expect(lists.owners.leads.size).toBe(0);
});
