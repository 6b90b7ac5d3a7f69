import { expect, it } from 'vitest';
import { SPANISH } from '../../../../src/insights/languages/spanish/spanish.ts';
import { spanishNamesIn } from '../../../../src/insights/topics/spanish/names.ts';
import type { Business } from '../../../../src/reviews/schemas/business.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const FIRM: Business = {
  name: 'Clínica Dental Olmo',
  url: 'https://example.com/',
  technicians: [{ id: 'ruben', name: 'Rubén Vidal' }],
  services: [],
  service_areas: [{ id: 'lavapies', name: 'Lavapiés' }],
} as unknown as Business;

const ALIASES = new Map([['Rubén Vidal', ['Dr. Quiroga']]]);

const { barred, weak } = spanishNamesIn(
  FIRM,
  ALIASES,
  ['Tratamiento'],
  readingsOf(['con Noelia y la caldera', 'a Noelia'], SPANISH),
);

it('bars people and places of the business, and those that the reviews capitalise', () => {
  for (const stem of ['rub', 'vidal', 'quirog', 'noel']) expect([...barred]).toContain(stem);
  expect([...barred]).not.toContain('calder');
});

it('takes the words in the names of the business and the aspects for weak', () => {
  expect([...weak]).toEqual(['clinic', 'dental', 'olm', 'tratamient']);
});
