import { expect, it } from 'vitest';
import { isGivenName } from '../../../../src/insights/entities/people/given-names.ts';

it.each(['rosa', 'drew', 'michael', 'mike', 'frank'])('%s is a given name', (word) => {
  expect(isGivenName(word)).toBe(true);
});

it.each(['plumber', 'may', 'june', ''])('"%s" is none', (word) => {
  expect(isGivenName(word)).toBe(false);
});
