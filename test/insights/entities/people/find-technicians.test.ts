import { expect, it } from 'vitest';
import { createTechnicianFinder } from '../../../../src/insights/entities/people/find-technicians.ts';
import { readWords } from '../../../../src/insights/entities/words.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

const TECHNICIANS = [{ name: 'Tom Will' }, { name: 'Marvin Ray' }, { name: 'Melvin Ray' }, { name: 'Marlin' }];
const find = createTechnicianFinder(TECHNICIANS, new Map());

it.each([
  ['Ask Tom, Tom will know.', ['Tom Will'], ['Tom', 'Tom']],
  ['Ask Tom Will about it.', [], ['Tom Will']],
  ['I had Mervin here.', ['Marvin Ray'], ['Mervin']],
  ['I had Mervin here.', ['Marvin Ray', 'Melvin Ray'], []],
  ['I had Mervin here.', [], []],
  ['I had Marlin here.', ['Marvin Ray'], ['Marlin']],
  ['I had Mr. Ray here.', ['Marvin Ray'], ['Mr. Ray']],
  ['I had Mr. Ray here.', ['Marvin Ray', 'Melvin Ray'], []],
])('finds in "%s" with the record %j', (text, recorded, expected) => {
  expect(find(text, readWords(readText(text)), recorded).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
