import { expect, it } from 'vitest';
import { namedIn } from '../../../../src/editing/verification/names/named-in.ts';

it.each([
  ['Petra Hofmann', 'Petra Hofmann wants it gone', ['petra', 'hofmann']],
  ['Petra Hofmann', 'Ms. HOFMANN called', ['hofmann']],
  ['José Núñez', 'jose asked', ['jose']],
  ['Petra H.', 'She asked by e-mail: petra.h@example.com', ['petra']],
  ['王小明', '王小明要求删除', ['王小明']],
  ['Will Baker', 'Will Baker asked', ['will', 'baker']],
])('finds %s in: %s', (author, text, found) => {
  expect(namedIn(text, author)).toEqual(found);
});

it.each([
  ['Petra Hofmann', 'The author asked to be forgotten.'],
  ['Petra H.', 'Her house, h, was named'],
  ['Will Baker', 'It will be gone'],
  ['María de la Cruz', 'La autora quiere borrarla de la web'],
  ['A. L.', 'A customer asked'],
])('does not find %s in: %s', (author, text) => {
  expect(namedIn(text, author)).toEqual([]);
});
