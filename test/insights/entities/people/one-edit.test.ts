import { describe, expect, it } from 'vitest';
import { isOneEdit } from '../../../../src/insights/entities/people/one-edit.ts';

describe('one slip', () => {
  it.each(['markus', 'marcuss', 'marcs', 'macrus', 'amrcus', 'marcsu'])('makes %s of marcus', (word) => {
    expect(isOneEdit(word, 'marcus')).toBe(true);
  });

  it.each([
    ['marcus', 'marcus'],
    ['markuss', 'marcus'],
    ['scumar', 'marcus'],
    ['danna', 'dana'],
    ['', 'marcus'],
    ['marcus', ''],
  ])('does not make %s of "%s"', (word, name) => {
    expect(isOneEdit(word, name)).toBe(false);
  });
});
