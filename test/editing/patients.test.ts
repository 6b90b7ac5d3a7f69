import { expect, it } from 'vitest';
import { hasPatients } from '../../src/editing/patients.ts';

it('takes dental and medical practices, which have one trade, for those with patients', () => {
  expect(hasPatients({ trade: 'dental' })).toBe(true);
  expect(hasPatients({ trade: 'other' })).toBe(false);
  expect(hasPatients({})).toBe(false);
});
