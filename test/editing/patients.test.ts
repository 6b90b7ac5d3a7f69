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
  'Alder Dental Care',
  'Zahnarztpraxis Dr. Haas',
  'Praxis für Physiotherapie',
  'Frauenärztin Lena Brandt',
  'Clínica Médica del Olmo',
  'Cabinet d’ostéopathie',
  'Studio di psicologia',
  'Gynäkologie am Markt',
  'Hillside Family Physicians',
  'عيادة الأسنان',
  'Tandartspraktijk de Linde',
  'Huisartsen aan de Gracht',
  'Fysiotherapie Utrecht',
  'Clínica Odontológica Ruiz',
  'Consultório de Odontologia',
  'Cabinet dentaire des Lilas',
  'Cabinet de médecins',
  'Studio odontoiatrico Bianchi',
  'Gabinet stomatologiczny',
])('%s has patients, also without a trade or as something else', (name) => {
  expect(practice(name)).toBe(true);
  expect(practice(name, 'other')).toBe(true);
  expect(practice(name, 'professional')).toBe(true);
});

it('reads the description and the services, too', () => {
  expect(practice('Dr. Haas', undefined, 'A paediatrician for every age.')).toBe(true);
  expect(hasPatients({ name: 'Smile', services: [{ id: 'a', name: 'Orthodontics' }] })).toBe(true);
});

it.each([
  ['Tierarztpraxis Haas', undefined],
  ['Dierenarts Jansen, ook fysiotherapie', undefined],
  ['PC Doctor', undefined],
  ['Hillside Animal Medical Center', undefined],
  ['Clínica Médica Veterinaria Luna', undefined],
  ['Handyarzt Berlin', undefined],
  ['Facharzt für Tiere', undefined],
  ['A vet whose patients have four legs', undefined],
  ['The Car Clinic', undefined],
  ['Accidental Bakery', undefined],
  ['We are patient with dented cars', undefined],
  ['Dental Supplies', 'retail'],
] as const)('%s has none', (name, trade) => {
  expect(practice(name, trade)).toBe(false);
});
