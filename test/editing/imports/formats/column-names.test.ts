import { expect, it } from 'vitest';
import { columnsByName, plainName, USUAL } from '../../../../src/editing/imports/formats/column-names.ts';

it('compares names without case, accents and signs', () => {
  expect(plainName(' Reseña_(ES) ')).toBe('resena es');
  expect(plainName('consumer.displayName')).toBe('consumer display name');
});

it('finds columns by usual names, each for one field', () => {
  expect(columnsByName(['Datum', 'Sterne', 'Name', 'Review', 'Reply', 'E-Mail'], USUAL)).toEqual({
    date: 'Datum',
    rating: 'Sterne',
    author: 'Name',
    text: 'Review',
    response_text: 'Reply',
  });
});

it.each(['Patient', 'Paciente', 'Client', 'Guest', 'Huésped', 'Gast', 'Patient name'])(
  '%s is the author of a review',
  (column) => {
    expect(columnsByName([column], USUAL)).toEqual({ author: column });
  },
);
