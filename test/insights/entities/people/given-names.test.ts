import { describe, expect, it } from 'vitest';
import { isGivenName, nicknamesOf } from '../../../../src/insights/entities/people/given-names.ts';

it.each(['rosa', 'drew', 'michael', 'mike', 'frank'])('%s is a given name', (word) => {
  expect(isGivenName(word)).toBe(true);
});

it.each(['plumber', 'may', 'june', ''])('"%s" is none', (word) => {
  expect(isGivenName(word)).toBe(false);
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
