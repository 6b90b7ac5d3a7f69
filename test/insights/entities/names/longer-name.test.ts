import { expect, it } from 'vitest';
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

it.each([
  ['a place', 'on Dana Street', 'on dana rd', 'Dana Point', 'St. Dana school'],
  ['another person', 'Dana Hargrove', 'Dana B. came', 'Saw Ruth Dana', 'Dana-Marie'],
  ['a firm', 'Dana & Sons', 'Dana and Sons', 'Dana’s Hardware', 'Dana’s Tacos', 'dana.com'],
])('a technician’s name may be part of that of %s', (_, ...texts) => {
  expect(texts.filter((text) => !isLonger(isInLongerPersonName, 'dana', text))).toEqual([]);
});

it.each([
  ['alone', 'Dana', 'Dana I think', 'DANA CAME QUICK', 'Dana Came', 'asked Dana’s opinion'],
  ['beside other names', 'Dana Luis', 'Dana. Hargrove is near', 'Dana\nHargrove', 'Dana and Hargrove'],
  ['behind what he or she is', 'Plumber Dana', 'Technican Dana'],
])('a technician’s name may stand %s', (_, ...texts) => {
  expect(texts.filter((text) => isLonger(isInLongerPersonName, 'dana', text))).toEqual([]);
});

it('an area’s name may be part of a longer one, or stand alone', () => {
  const isInLonger = (text: string) => isLonger(isInLongerAreaName, 'riverside', text);
  const roads = ['Riverside Drive', 'riverside drive'];
  const longer = [...roads, 'Riverside Dental', 'South Riverside', 'Riverside-Smith', 'Port Riverside'];
  expect(longer.filter((text) => !isInLonger(text))).toEqual([]);
  const alone = ['in Riverside', 'In Riverside Dana came', 'In Riverside I did', 'Riverside Monday', 'riverside is nice'];
  expect([...alone, 'Riverside. School is out'].filter(isInLonger)).toEqual([]);
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
