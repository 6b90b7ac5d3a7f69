import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { LINKS, PLAIN, PRAISE, VAGUE } from '../../../../src/insights/topics/word-lists/plain-words.ts';

it.each([
  ['link', LINKS, ['the', 'of', 'with', 'https']],
  ['praise or blame', PRAISE, ['great', 'excellent', 'recommend', 'incompetent', 'pride', 'unable', 'beware', 'shady']],
  ['say too little', VAGUE, ['lack', 'difficulties', 'llc']],
  ['say nothing alone', PLAIN, ['the', 'lack', 'came', 'price', 'staff', 'adults', 'motivates']],
])('tells words that %s from subjects', (_, stems, words) => {
  for (const word of words) expect(stems).toContain(stemOf(word));
  for (const subject of ['basement', 'rebate', 'roots']) expect(stems).not.toContain(stemOf(subject));
});
