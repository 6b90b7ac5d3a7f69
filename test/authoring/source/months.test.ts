import { expect, it } from 'vitest';
import { createMonthNames } from '../../../src/authoring/source/months.ts';

it('knows months by their names in common languages, and in that of the business', () => {
  const monthOf = createMonthNames('sv');
  expect(['March', 'mar.', 'MÄRZ', 'marzo'].map(monthOf)).toEqual([3, 3, 3, 3]);
  expect(['août', 'dez', 'maj', 'Smarch'].map(monthOf)).toEqual([8, 12, 5, undefined]);
});

it('knows the other spelling of September in Spanish', () => {
  expect(['septiembre', 'setiembre', 'sept.'].map(createMonthNames())).toEqual([9, 9, 9]);
});

it('knows the form that a month has behind a day', () => {
  const polish = createMonthNames('pl');
  expect(['listopad', 'listopada', 'października', 'paź'].map(polish)).toEqual([11, 11, 10, 10]);
  expect(['ноябрь', 'ноября'].map(createMonthNames('ru'))).toEqual([11, 11]);
});

it('takes a tag with an extended language, which Intl refuses', () => {
  expect(['三月', 'March'].map(createMonthNames('zh-yue'))).toEqual([3, 3]);
});
