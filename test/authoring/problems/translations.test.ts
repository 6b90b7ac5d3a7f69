import { expect, it } from 'vitest';
import { translationOf } from '../../../src/authoring/problems/translations.ts';

it('knows fields and methods by their names in other languages', () => {
  expect(['fecha', 'Título', 'Öffnungszeiten', 'Factura', 'date'].map(translationOf)).toEqual([
    'date',
    'title',
    'opening_hours',
    'invoice',
    undefined,
  ]);
});
