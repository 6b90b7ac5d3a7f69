import { expect, it } from 'vitest';
import { CELL_WORDS, isScoreWord } from '../../../../src/editing/imports/values/cell-words.ts';

const saysHowLongAgo = (date: string) => CELL_WORDS.areIn('how-long-ago', date);

it.each([
  '3 weeks ago',
  'Edited a day ago',
  'Yesterday',
  'hace 2 meses',
  'anteayer',
  'vor einem Jahr',
  'in der letzten Woche',
  'il y a 7\u00a0mois',
  'Modifié il y a un an',
  '2 miesiące temu',
  'acum 14 ore',
  '14 órával ezelőtt',
  '2 месяца назад',
  'för 3 veckor sedan',
  '3 minggu lalu',
  '3 週間前',
  '2개월 전',
  'منذ أسبوع',
])('knows that %s is no day', (written) => {
  expect(saysHowLongAgo(written)).toBe(true);
});

it.each([
  '2024-03-05',
  '5 mars 2024',
  '17 de abril de 2026',
  'May 2024',
  'Fri, 1 Mar 2024',
  '2024年3月5日',
  '2024/03/05 午前 10:00',
  '2024. 3. 5. 오전 10:00',
  '',
])('does not say so of %s', (written) => {
  expect(saysHowLongAgo(written)).toBe(false);
});

it("knows Booking.com's words for its scores, and only there", () => {
  expect(['Exceptional', 'Very Good', 'Außergewöhnlich', 'Très bien'].every((word) => isScoreWord(word, 'Booking.com'))).toBe(
    true,
  );
  expect(isScoreWord('Good', 'booking')).toBe(true);
  expect(isScoreWord('Good', 'Trustpilot')).toBe(false);
  expect(isScoreWord('Good', undefined)).toBe(false);
  expect(isScoreWord('Good bed', 'Booking.com')).toBe(false);
});
