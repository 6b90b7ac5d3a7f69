import { expect, it } from 'vitest';
import { bareName } from '../../../../src/editing/imports/columns/bare-name.ts';

it.each([
  ['data.attributes.author', 'author'],
  ['fields.rating.integerValue', 'rating'],
  ['approved.BOOL', 'approved'],
  ['acf.rating', 'rating'],
  ['2. Your name', 'Your name'],
  ['G01Q02. Your name', 'Your name'],
  ['Publish (Y/N)', 'Publish'],
  ['Approved? Y/N', 'Approved?'],
  ['Public - yes or no', 'Public'],
  ['Veröffentlichen (ja/nein)', 'Veröffentlichen'],
  ['Freigabe J/N', 'Freigabe'],
  ['Publier (oui/non)', 'Publier'],
  ['Publicar (sí/no)', 'Publicar'],
  ['author.name', 'author.name'],
  ['Status of no', 'Status of no'],
  ['Alles so/no', 'Alles so/no'],
])('takes what is around %j away', (column, name) => {
  expect(bareName(column)).toBe(name);
});
