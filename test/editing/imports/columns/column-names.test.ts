import { expect, it } from 'vitest';
import { columnsByName, plainName, USUAL } from '../../../../src/editing/imports/columns/column-names.ts';

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

it.each([
  ['reply.message', 'response_text'],
  ['reply.publishedDate', 'response_date'],
  ['dates.publishedDate', 'date'],
  ['owner_response.responded_at', 'response_date'],
  ['response.snippet', 'response_text'],
  ['propertyResponse', 'response_text'],
  ['reviewOriginalLanguage', 'language'],
  ['user.username', 'author'],
  ['投稿者', 'author'],
  ['お名前', 'author'],
  ['Nom du client', 'author'],
  ['Your name', 'author'],
  ['Ihr Name', 'author'],
  ['Name des Patienten', 'author'],
  ['Ihre Bewertung', 'text'],
  ['Antwort der Praxis', 'response_text'],
  ['Note sur 10', 'rating'],
  ['レビュー', 'text'],
])('knows the column %s', (column, field) => {
  expect(columnsByName([column], USUAL)).toEqual({ [field]: column });
});

it('takes the day before a text such as "2 weeks ago"', () => {
  const header = ['date', 'iso_date', 'response.date', 'response.iso_date'];
  expect(columnsByName(header, USUAL)).toEqual({ date: 'iso_date', response_date: 'response.iso_date' });
});

it.each([
  ['nomePaciente', 'author'],
  ['Nome do cliente', 'author'],
  ['nom_client', 'author'],
  ['Naam', 'author'],
  ['Klantnaam', 'author'],
  ['beoordeling', 'rating'],
  ['Aantal sterren', 'rating'],
  ['stelle', 'rating'],
  ['texte', 'text'],
  ['depoimento', 'text'],
  ['ervaring', 'text'],
  ['data_recensione', 'date'],
  ['googleReviewId', 'source_id'],
  ['reply.comment', 'response_text'],
  ['reply.updateTime', 'response_date'],
  ['reponse_proprietaire.texte', 'response_text'],
  ['reponse_proprietaire.date', 'response_date'],
])('knows the column %s of a website', (column, field) => {
  expect(columnsByName([column], USUAL)).toEqual({ [field]: column });
});
