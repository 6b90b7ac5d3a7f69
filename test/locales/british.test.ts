import { expect, it } from 'vitest';
import { britishWords } from '../../src/locales/british.ts';
import { en } from '../../src/locales/en.ts';
import { templatesOf } from '../../src/locales/templates.ts';

const AMERICAN = /criticiz|color|licens/i;

it('has each English message whose spelling is that of the United States alone, and no other', () => {
  const american = [...templatesOf(en)].filter(([, message]) => AMERICAN.test(JSON.stringify(message)));
  expect(Object.keys(britishWords())).toEqual(american.map(([path]) => path));
  expect(JSON.stringify(britishWords())).not.toMatch(AMERICAN);
});

it('finds none in the English messages that is spelt as elsewhere already', () => {
  expect(JSON.stringify([...templatesOf(en).values()])).not.toMatch(/criticis(?!m)|colour|licence/i);
});
