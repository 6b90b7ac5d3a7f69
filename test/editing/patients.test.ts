import { expect, it } from 'vitest';
import { hasPatients } from '../../src/editing/patients.ts';
import type { Trade } from '../../src/reviews/schemas/business.ts';

const practice = (name: string, trade?: Trade, description?: string) => hasPatients({ name, trade, description, services: [] });

it('takes dental and medical practices, which have one trade, for those with patients', () => {
  expect(practice('Olmo', 'dental')).toBe(true);
  expect(practice('Olmo')).toBe(false);
  expect(practice('Olmo', 'other')).toBe(false);
});

it.each([
  'Alder Dental Care; Zahnarztpraxis Dr. Haas; Praxis für Physiotherapie; Frauenärztin Lena Brandt; Clínica Médica del Olmo',
  'Cabinet d’ostéopathie; Studio di psicologia; Gynäkologie am Markt; Hillside Family Physicians; عيادة الأسنان',
])('have patients, also without a trade or as something else: %s', (names) => {
  for (const trade of [undefined, 'other', 'professional'] as const)
    expect(names.split('; ').filter((name) => !practice(name, trade))).toEqual([]);
});

it('reads the description and the services, too', () => {
  expect(practice('Dr. Haas', undefined, 'A paediatrician for every age.')).toBe(true);
  expect(hasPatients({ name: 'Smile', services: [{ id: 'a', name: 'Orthodontics' }] })).toBe(true);
});

it.each([
  'Tierarztpraxis Haas; PC Doctor; Hillside Animal Medical Center; Clínica Médica Veterinaria Luna; Handyarzt Berlin',
  'Facharzt für Tiere; A vet whose patients have four legs; The Car Clinic; Accidental Bakery; We are patient with dented cars',
])('have none: %s', (names) => {
  expect(names.split('; ').filter((name) => practice(name))).toEqual([]);
  expect(practice('Dental Supplies', 'retail')).toBe(false);
});
