import { expect, it } from 'vitest';
import { readingLines } from '../../../../scripts/development/insights/show-reading.ts';
import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';

it('shows the cues and the owner of each passage, and then what is read', () => {
  const text = 'They came on time, but the last company was late. Nobody was friendly.';
  expect(readingLines(text, { language: ENGLISH, trade: 'home-services', stars: 5 }).slice(0, 7)).toEqual([
    'They came on time',
    '    punctuality+ came on time',
    'but the last company was late (rival: last company)',
    '    punctuality- was late',
    'Nobody was friendly',
    '    staff- friendly (turned by what is around it)',
    '',
  ]);
});

it('says how likely each mention is, and which may not be quoted', () => {
  const lines = readingLines('He was friendly?', { language: ENGLISH, trade: 'home-services', stars: undefined });
  expect(lines.at(-1)).toMatch(/^staff[+=-] [01]\.\d\d, not to be quoted: He was friendly\??$/);
});
