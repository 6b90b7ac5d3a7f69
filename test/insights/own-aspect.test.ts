import { describe, expect, it } from 'vitest';
import { ASPECT_IDS } from '../../src/insights/aspects.ts';
import { aspectsFileSchema, aspectsWith, ownAspectSchema } from '../../src/insights/own-aspect.ts';
import { aspectsOfTrade } from '../../src/insights/trades/trades.ts';
import { parseWith } from '../../src/reviews/schemas/issues.ts';

describe('an aspect of the trade', () => {
  it('may leave out any of its lists', () => {
    expect(parseWith(aspectsFileSchema, [{ id: 'price', negative: ['trip charge'] }])).toEqual({
      ok: true,
      value: [{ id: 'price', hidden: false, positive: [], neutral: [], negative: ['trip charge'], not: [] }],
    });
  });

  it('has each cue on one line', () => {
    expect(parseWith(ownAspectSchema, { id: 'price', negative: [' trip \n\tcharge '] })).toMatchObject({
      value: { negative: ['trip charge'] },
    });
  });

  it.each([
    ['negative', ['trip', '<fee> again'], ['negative', 1], '"<fee>" is not a class'],
    ['not', ['  '], ['not', 0], 'is empty; a cue has 1 to 8 words'],
    ['name', ' ', ['name'], 'is empty; some text is required'],
    ['id', 'Pets', ['id'], '"Pets" is not an id'],
  ])('is told of a wrong %s', (key, value, path, message) => {
    const parsed = parseWith(ownAspectSchema, { id: 'pets', [key]: value });
    expect(parsed).toMatchObject({ ok: false, issues: [{ path, message: expect.stringContaining(message) }] });
  });
});

it('the aspects are those of the trade, renamed and hidden as the editors say, and those that they add', () => {
  const pets = { id: 'pets', name: 'Pets' };
  const entries = [{ id: 'price', name: 'Cost' }, { id: 'speed', hidden: true }, { id: 'parking' }, { id: 'food' }, pets];
  const aspects = aspectsWith('dental', aspectsFileSchema.parse(entries));
  expect(aspects.map(({ id }) => id)).toEqual([
    ...ASPECT_IDS.filter((id) => id !== 'speed'),
    'comfort',
    'parking',
    'food',
    'pets',
  ]);
  expect(aspects.find(({ id }) => id === 'price')?.name).toBe('Cost');
  expect(aspects.slice(-3)).toEqual([{ id: 'parking', name: 'parking' }, { id: 'food', name: 'Food and drink' }, pets]);
  expect(aspectsWith('dental', aspectsFileSchema.parse([{ id: 'price' }]))).toEqual(aspectsOfTrade('dental'));
});
