import { expect, it } from 'vitest';
import { entryName, fieldName, keysIn } from '../../../src/authoring/source/field-name.ts';

it.each([
  [[], ''],
  [['rating'], 'rating'],
  [['disclosure', 'incentive', 'text'], 'text under incentive under disclosure'],
  [['redact', 1], '2nd entry of redact'],
  [['mentions', 'technicians', 0], '1st entry of technicians under mentions'],
  [['technicians', 2, 'aliases', 10], '11th entry of aliases in the 3rd entry of technicians'],
  [[3], '4th entry'],
])('the name of the field %j is %j', (path, name) => {
  expect(fieldName(path)).toBe(name);
  expect(keysIn(name)).toEqual(path.filter((key) => typeof key === 'string'));
});

it('numbers entries as people do', () => {
  const names = [0, 1, 2, 3, 10, 11, 12, 20, 100].map(entryName);
  expect(names.join(', ').replaceAll(' entry', '')).toBe('1st, 2nd, 3rd, 4th, 11th, 12th, 13th, 21st, 101st');
});
