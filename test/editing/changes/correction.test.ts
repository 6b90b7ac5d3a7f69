import { expect, it } from 'vitest';
import { correctedOn, correctionDay, isToBeTold, seenByReaders } from '../../../src/editing/changes/correction.ts';

const TODAY = '2026-06-10';
const REVIEW = {
  id: 'a',
  date: '2026-03-14',
  rating: '5',
  author: 'Ann',
  text: 'Good.',
  verification: { method: 'invoice', date: '2026-03-15' },
};

it.each<[object, string | undefined]>([
  [{ rating: 4 }, TODAY],
  [{ title: 'New' }, TODAY],
  [{ text: 'Bad.', edited: TODAY }, undefined],
  [{ text: 'Bad.', date: '2026-06-11' }, '2026-06-11'],
  [{ text: 'Bad.', verification: undefined }, undefined],
  [{ rating: 5, text: 'Good.\n', response: { text: 'Thanks.' } }, undefined],
])('of a review that became %j, the correction is of %s', (change, day) => {
  expect(correctionDay(REVIEW, { ...REVIEW, ...change }, TODAY)).toBe(day);
});

it('is none where nobody sees it, as where an editor takes spaces off line ends when it saves', () => {
  const day = (text: string) => correctionDay({ ...REVIEW, text: 'Fast. \nClean.\t\n' }, { ...REVIEW, text }, TODAY);
  expect([day('Fast.\nClean.'), day('Fast. Clean.')]).toEqual([undefined, TODAY]);
});

it('dates a second correction anew, but for one of the same day or of a later one', () => {
  const day = (edited: string) => correctionDay({ ...REVIEW, edited }, { ...REVIEW, edited, text: 'Bad.' }, TODAY);
  expect([day('2026-04-01'), day(TODAY), day('2026-06-11')]).toEqual([TODAY, undefined, undefined]);
});

it.each([
  ['waits', { verification: undefined }, 'no', false],
  ['is in the last build', { id: 'built', verification: { date: TODAY } }, 'yes', true],
  ['was verified before today', {}, 'probably', true],
  ['was verified today', { verification: { date: TODAY } }, 'hardly', false],
])('of a review that %s, readers', (_, change, seen, isTold) => {
  const found = seenByReaders({ ...REVIEW, ...change }, { today: TODAY, published: new Set(['built']) });
  expect([found, isToBeTold(found)]).toEqual([seen, isTold]);
});

it('dates no correction before the review or the last one', () => {
  const day = (change: object) => correctedOn({ ...REVIEW, ...change }, { today: TODAY, published: new Set() }).edited;
  expect([{}, { date: '2026-06-11' }, { edited: '2026-06-11' }].map(day)).toEqual([TODAY, '2026-06-11', '2026-06-11']);
  expect(day({ verification: undefined })).toBeUndefined();
});
