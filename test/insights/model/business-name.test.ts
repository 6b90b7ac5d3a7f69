import { expect, it } from 'vitest';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { createNameHider } from '../../../src/insights/model/business-name.ts';

it.each([
  ['Quick Fix Dent Repair', 'I recommend Quick Fix Dent Repair!', 'i recommend <name> <name> <name> <name> !'],
  ['Quick Fix Dent Repair', 'Quick Fix is fair.', '<name> <name> is fair .'],
  ['Quick Fix Dent Repair', 'QUICK FIX is fair.', '<name> <name> is fair .'],
  ['Quick Fix Dent Repair', 'A quick fix, and Quick service.', 'a quick fix , and quick service .'],
  ['-', 'Quick Fix was - fair.', 'quick fix was – fair .'],
  ['Prompt', 'Prompt was prompt.', '<name> was prompt .'],
])('hides %j in %j', (name, text, hidden) => {
  const { tokens } = createNameHider(name)(readText(text));
  expect(tokens.map(({ word }) => word).join(' ')).toBe(hidden);
});

it('leaves a text without the name as it is', () => {
  const text = readText('They were quick to fix it.');
  expect(createNameHider('Quick Fix')(text)).toBe(text);
});
