import { expect, it } from 'vitest';
import { aspectName } from '../../../src/insights/trades/aspect-name.ts';
import { localeOf } from '../../../src/locales/locale.ts';

it('names the built-in aspects in the language of the interface, and leaves those of the editors their name', () => {
  const spanish = localeOf('es');
  expect(aspectName(spanish, { id: 'price', name: 'Price' })).toBe('Precio');
  expect(aspectName(spanish, { id: 'workmanship', name: 'Treatment' })).toBe('Tratamiento');
  expect(aspectName(spanish, { id: 'price', name: 'Value' })).toBe('Value');
  expect(aspectName(spanish, { id: 'coffee', name: 'Coffee' })).toBe('Coffee');
  expect(aspectName(localeOf('ar-MA'), { id: 'price', name: 'Price' })).toBe('السعر');
  expect(aspectName(localeOf('en-GB'), { id: 'price', name: 'Price' })).toBe('Price');
});
