import { expect, it } from 'vitest';
import type { ReviewReading } from '../../../src/insights/dataset/review-reading.ts';
import { uncovered } from '../../../src/insights/dataset/uncovered.ts';

const SILENT: ReviewReading = { statements: [], unquoted: [], names: [] };
const unquoted: ReviewReading['unquoted'] = [{ aspect: 'price', sentiment: 'positive' }];
const statements: ReviewReading['statements'] = [{ aspect: 'price', sentiment: 'positive', start: 0, end: 4 }];
const review = (id: string, text = '') => ({ id, text });

it('are the reviews in which no aspect is found, sure or not, of those that were read', () => {
  const reviews = ['a', 'b', 'c', 'd'].map((id) => review(id));
  const readings = new Map([
    ['a', SILENT],
    ['b', { ...SILENT, unquoted }],
    ['c', { ...SILENT, statements }],
  ]);
  expect(uncovered(reviews, readings, []).reviews).toEqual([review('a')]);
});

it('have the topics of which two of them or more speak, in the singular or plural, the most frequent first', () => {
  const reviews = [
    review('a', 'The water  heater, and a fence.'),
    review('b', 'Fences! And the C++ shed.'),
    review('c', 'Two water heaters, defenced, a shed.'),
    review('d', 'Our FENCE'),
  ];
  const readings = new Map(reviews.map(({ id }) => [id, SILENT]));
  const topics = [
    { label: 'Shed', terms: ['c++ shed', 'garden shed'] },
    { label: 'Water heater', terms: ['water heater', 'tankless'] },
    { label: 'Fence', terms: ['fence'] },
  ];
  expect(uncovered(reviews, readings, topics).topics).toEqual([
    { label: 'Fence', count: 3 },
    { label: 'Water heater', count: 2 },
  ]);
});

it('have a topic that is named by its plural, or with a hyphen, where they write it otherwise', () => {
  const texts = ['One radiator.', 'Radiators!', 'A mini split.', 'A mini-split.', 'Two mini\nsplits.', 'A radiatorless room.'];
  const reviews = texts.map((text, n) => review(`r-${n}`, text));
  const readings = new Map(reviews.map(({ id }) => [id, SILENT]));
  const topics = [
    { label: 'Radiators', terms: ['radiators'] },
    { label: 'Mini-split', terms: ['mini-split'] },
    { label: 'Glass', terms: ['gas', 'glass'] },
  ];
  expect(uncovered(reviews, readings, topics).topics).toEqual([
    { label: 'Mini-split', count: 3 },
    { label: 'Radiators', count: 2 },
  ]);
});
