import { expect, it } from 'vitest';
import { readWords } from '../../../../src/insights/entities/names/words.ts';
import { createTechnicianFinder } from '../../../../src/insights/entities/people/find-technicians.ts';
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

const findDoctors = createTechnicianFinder(
  [{ name: 'Amparo Ferrer' }, { name: 'Dr. Vicent Soler' }],
  new Map([
    ['Amparo Ferrer', ['Dra. Ferrer', 'doctora Ferrer']],
    ['Dr. Vicent Soler', ['doctor Soler']],
  ]),
);

it.each([
  ['La Dra. Ferrer me curó.', ['Amparo Ferrer'], ['Dra. Ferrer']],
  ['la doctora Ferrer me curó', ['Amparo Ferrer'], ['doctora Ferrer']],
  ['El doctor Soler explica todo.', ['Dr. Vicent Soler'], ['doctor Soler']],
  ['El doctor Vicent Soler explica todo.', ['Dr. Vicent Soler'], ['Vicent Soler']],
])('finds in "%s" %j by their Spanish titles', (text, ids, expected) => {
  const found = findDoctors(text, readWords(readText(text)), []);
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it('finds a surname behind a Spanish title if the record has the person', () => {
  const text = 'Nos atendió la Sra. Soler.';
  const finder = createTechnicianFinder([{ name: 'Laura Soler' }], new Map());
  expect(finder(text, readWords(readText(text)), ['Laura Soler'])).toHaveLength(1);
});
