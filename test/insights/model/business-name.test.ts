import { expect, it } from 'vitest';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { createNameHider } from '../../../src/insights/model/business-name.ts';

it.each([
  ['Quick Fix Dent Repair', 'I recommend Quick Fix Dent Repair!', 'i recommend <name> <name> <name> <name> !'],
  ['Quick Fix Dent Repair', 'Quick Fix is fair.', '<name> <name> is fair .'],
  ['Quick Fix Dent Repair', 'QUICK FIX is fair.', '<name> <name> is fair .'],
  ['Quick Fix Dent Repair', 'A quick fix, and Quick service.', 'a quick fix , and quick service .'],
  ['-', 'Quick Fix was - fair.', 'quick fix was – fair .'],
  ['Prompt', 'Prompt was prompt.', '<name> was prompt .'],
  ['Clean & Fresh', 'Clean and Fresh came.', '<name> <name> <name> came .'],
  ['Clean & Fresh', 'Clean and fresh, they said.', 'clean and fresh , they said .'],
])('hides %j in %j', (name, text, hidden) => {
  const { tokens } = createNameHider(name)(readText(text));
  expect(tokens.map(({ word }) => word).join(' ')).toBe(hidden);
});

it('hides a name in Spanish reviews, with its accents and without', () => {
  const hide = createNameHider('Peluquería Rápida');
  const words = ['Peluquería Rápida, rápida.', 'Peluqueria Rapida, rapida.'].map((text) =>
    hide(readText(text, SPANISH)).tokens.map(({ word }) => word),
  );
  expect(new Set(words.map((each) => each.join(' ')))).toEqual(new Set(['<name> <name> , rapida .']));
});

it('leaves a text without the name as it is', () => {
  const text = readText('They were quick to fix it.');
  expect(createNameHider('Quick Fix')(text)).toBe(text);
});
