import { expect, it } from 'vitest';
import { ENGLISH_FORMS } from '../../../../src/insights/languages/english/forms.ts';
import { tokenise } from '../../../../src/insights/text/tokens.ts';
import { readWordTable } from '../../../../src/word-files/word-table.ts';

it('reads amounts and numbers', () => {
  const stems = tokenise('$1,200, 45 quid, £3.50k, €9, twenty', ENGLISH_FORMS).map(({ stem }) => stem);
  expect(stems.filter((stem) => stem.startsWith('<'))).toEqual(['<money>', '<money>', '<money>', '<money>', '<number>']);
});

it('reads a common misspelling as the word that is meant, and keeps its place', () => {
  const text = 'Verry Profesional, they didnt recieve it';
  const tokens = tokenise(text, ENGLISH_FORMS);
  expect(tokens.map(({ word }) => word)).toEqual(['verry', 'professional', ',', 'they', "didn't", 'receive', 'it']);
  expect(tokens.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe('Verry Profesional , they didnt recieve it');
});

it('takes no ordinary word for a misspelling', () => {
  const folder = new URL('../../../../src/insights/', import.meta.url);
  const words = new Set([...readWordTable(new URL('entities/names/ordinary-words.tsv', folder)).values()].flat());
  const misspellings = [...readWordTable(new URL('languages/english/misspellings.tsv', folder)).values()].flat();
  expect(misspellings.filter((spelling) => words.has(spelling))).toEqual([]);
});
