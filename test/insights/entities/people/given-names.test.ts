import { describe, expect, it } from 'vitest';
import { isGivenName, nicknamesOf } from '../../../../src/insights/entities/people/given-names.ts';

it('tells given names from other words', () => {
  expect(['rosa', 'drew', 'michael', 'mike', 'frank'].every(isGivenName)).toBe(true);
  expect(['plumber', 'may', 'june', ''].some(isGivenName)).toBe(false);
});

describe('nicknames', () => {
  it.each([
    ['michael', 'mike'],
    ['mike', 'michael'],
    ['william', 'bill'],
    ['bill', 'william'],
    ['kate', 'katherine'],
    ['katherine', 'kate'],
    ['mike', 'mikey'],
  ])('of %s hold %s', (name, other) => {
    expect(nicknamesOf(name)).toContain(other);
  });

  it('leave out short forms that begin otherwise, and the name itself', () => {
    expect(nicknamesOf('bill')).not.toContain('will');
    expect(nicknamesOf('bill')).not.toContain('bill');
  });

  it.each(['dana', '', 'constructor'])('are none for "%s"', (name) => {
    expect(nicknamesOf(name)).toEqual([]);
  });
});
