import { describe, expect, it } from 'vitest';
import { ASPECTS } from '../../src/insights/aspects.ts';
import { aspectsFileSchema, aspectsWith, ownAspectSchema } from '../../src/insights/own-aspect.ts';
import { parseWith } from '../../src/reviews/schemas/issues.ts';

describe('an aspect of the trade', () => {
  it('may leave out any of its lists', () => {
    expect(parseWith(aspectsFileSchema, [{ id: 'price', negative: ['trip charge'] }])).toEqual({
      ok: true,
      value: [{ id: 'price', positive: [], neutral: [], negative: ['trip charge'], not: [] }],
    });
  });

  it('has each cue on one line', () => {
    expect(parseWith(ownAspectSchema, { id: 'price', negative: [' trip \n\tcharge '] })).toMatchObject({
      value: { negative: ['trip charge'] },
    });
  });

  it.each([
    ['negative', ['trip', '<fee> again'], ['negative', 1], '"<fee>" is no class'],
    ['not', ['  '], ['not', 0], 'is empty; a cue has 1 to 8 words'],
    ['name', ' ', ['name'], 'is empty; some text is required'],
    ['id', 'Pets', ['id'], '"Pets" is not an id'],
  ])('is told of a wrong %s', (key, value, path, message) => {
    const parsed = parseWith(ownAspectSchema, { id: 'pets', [key]: value });
    expect(parsed).toMatchObject({ ok: false, issues: [{ path, message: expect.stringContaining(message) }] });
  });
});

it('the aspects are the built-in ones and those that are added, called by their ids where they have no name', () => {
  const aspects = aspectsWith([{ id: 'price', name: 'Cost' }, { id: 'parking' }, { id: 'smell', name: 'Smell' }]);
  expect(aspects.slice(0, ASPECTS.length)).toEqual(ASPECTS);
  expect(aspects.slice(ASPECTS.length)).toEqual([
    { id: 'parking', name: 'parking' },
    { id: 'smell', name: 'Smell' },
  ]);
});
