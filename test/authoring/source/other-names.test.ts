import { expect, it } from 'vitest';
import { fieldCalled } from '../../../src/authoring/source/other-names.ts';
import { businessSchema } from '../../../src/reviews/schemas/business.ts';

const business = Object.keys(businessSchema.shape);

it.each([
  ['phone', business, 'telephone'],
  ['Opening Hours', business, undefined],
  ['estrellas', ['author', 'rating'], 'rating'],
  ['Opinión', ['title', 'text'], 'text'],
  ['horario', business, 'opening_hours'],
  ['Código postal', ['postal_code'], 'postal_code'],
  // What a business is called is its name, and who is called so in a review is its author.
  ['nombre', business, 'name'],
  ['nombre', ['author', 'rating'], 'author'],
  ['factura', ['invoice', 'booking'], 'invoice'],
  ['Zip-Code', ['postal_code'], 'postal_code'],
  ['name', ['author', 'rating'], 'author'],
  // The business has a name of its own, and no author.
  ['name', business, undefined],
  ['constructor', ['author'], undefined],
])('a field that is called %s', (key, fields, field) => {
  expect(fieldCalled(key, fields)).toBe(field);
});
