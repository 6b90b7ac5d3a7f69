import { describe, expect, it } from 'vitest';
import { isInLongerAreaName, isInLongerPersonName, touchesMore } from '../../../../src/insights/entities/names/longer-name.ts';
import { readWords, type Word } from '../../../../src/insights/entities/names/words.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

const isKnown = ({ folded }: Word): boolean => ['dana', 'whitfield', 'luis'].includes(folded);
type Check = typeof isInLongerPersonName;

function isLonger(check: Check, name: string, text: string): boolean {
  const words = readWords(readText(text));
  const at = words.findIndex(({ folded }) => folded === name);
  return check(words, at, at + 1, isKnown);
}

describe('a technician’s name', () => {
  it.each([
    'on Dana Street',
    'on dana rd',
    'Dana Point',
    'Dana Hargrove',
    'Dana B. came',
    'Saw Ruth Dana',
    'St. Dana school',
    'Dana-Marie',
    'Dana & Sons',
    'Dana and Sons',
    'Dana’s Hardware',
    'Dana’s Tacos',
  ])('is part of a longer one in "%s"', (text) => {
    expect(isLonger(isInLongerPersonName, 'dana', text)).toBe(true);
  });

  it.each([
    'Dana',
    'Dana Luis',
    'Dana I think',
    'Dana. Hargrove is near',
    'Dana\nHargrove',
    'DANA CAME QUICK',
    'Dana Came',
    'Plumber Dana',
    'Technican Dana',
    'asked Dana’s opinion',
    'Dana and Hargrove',
  ])('stands alone in "%s"', (text) => {
    expect(isLonger(isInLongerPersonName, 'dana', text)).toBe(false);
  });
});

describe('an area’s name', () => {
  it.each(['Riverside Drive', 'riverside drive', 'Riverside Dental', 'South Riverside', 'Riverside-Smith', 'Port Riverside'])(
    'is part of a longer one in "%s"',
    (text) => {
      expect(isLonger(isInLongerAreaName, 'riverside', text)).toBe(true);
    },
  );

  it.each([
    'in Riverside',
    'In Riverside Dana came',
    'In Riverside I did',
    'Riverside Monday',
    'riverside is nice',
    'Riverside. School is out',
  ])('stands alone in "%s"', (text) => {
    expect(isLonger(isInLongerAreaName, 'riverside', text)).toBe(false);
  });
});

it.each([
  ['tom@example.com', 0, 3, true],
  ['x_tom', 2, 5, true],
  ['tom99', 0, 3, true],
  ['(tom)', 1, 4, false],
  ['tom', 0, 3, false],
])('tells whether more touches the name in "%s"', (text, start, end, expected) => {
  expect(touchesMore(text, start, end)).toBe(expected);
});
