import { expect, it } from 'vitest';
import { nearest, suggestion } from '../../../src/authoring/problems/nearest.ts';

it.each([
  ['ratng', ['date', 'rating'], 'rating'],
  ['titel', ['text', 'title'], 'title'],
  ['DATE', ['rating', 'date'], 'date'],
  ['technician', ['services', 'technicians'], 'technicians'],
  ['aab', ['aac', 'aad'], 'aac'],
  ['stars', ['rating', 'text'], undefined],
  ['name', ['date'], undefined],
  ['', ['id'], undefined],
  ['x'.repeat(1_000_000), ['id', 'text'], undefined],
  ['rating', [], undefined],
])('takes %.20s of %j for the name with the fewest changes, if it is near enough: %s', (word, names, near) => {
  expect(nearest(word, names)).toBe(near);
});

const IDS = ['2026-06-11-mar', '2026-11-07-iker-etxeberria'];

it.each([
  ['what is allowed', 'b', ['a'], 'known', ' (known: a)'],
  ['what was meant, too', 'ratng', ['rating'], 'known', '; did you mean rating? (known: rating)'],
  ['no names without a label', 'ratng', ['rating'], undefined, '; did you mean rating?'],
  ['not a great many', 'ratng', Array(100).fill('rating'), 'known', '; did you mean rating?'],
  ['what begins with the word', '2026-11-07-Iker', IDS, undefined, '; did you mean 2026-11-07-iker-etxeberria?'],
  ['nothing that begins with two signs', '20', IDS, undefined, ''],
])('says %s', (_, word, names, label, expected) => {
  expect(suggestion(word, names, label)).toBe(expected);
});
