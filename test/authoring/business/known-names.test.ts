import { expect, it } from 'vitest';
import { collectNames, findName, unknownName } from '../../../src/authoring/business/known-names.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';

const business = businessFileSchema.parse({
  name: 'Alder Creek',
  technicians: [
    { name: 'Renée Thibault', aliases: ['Renée', 'Rene'] },
    { name: 'Tom Kowalczyk', aliases: ['Tom', 'TOM'] },
  ],
  services: [
    { id: 'sewer-line', name: 'Sewer line', aliases: ['sewer'] },
    { id: 'leaks', name: 'Leaks' },
  ],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
});

const { known, issues } = collectNames(business);

it.each([
  ['technicians', 'RENE\u0301E', 'Renée Thibault'],
  ['technicians', 'tom', 'Tom Kowalczyk'],
  ['services', 'Sewer Line', 'sewer-line'],
  ['services', 'SEWER', 'sewer-line'],
  ['services', 'sewer-line', 'sewer-line'],
  ['serviceAreas', 'riverside', 'riverside'],
  ['technicians', 'Tommy', undefined],
  ['technicians', '', undefined],
] as const)('are found in %s by %s', (table, name, found) => {
  expect(findName(known[table], name)).toBe(found);
});

const FORMER = 'a former name belongs there under aliases';
const PEOPLE = `of business.yaml (known: Renée Thibault, Tom Kowalczyk); ${FORMER}`;

it.each([
  ['technicians', 'Renee Thibault', '; did you mean Renée Thibault? (known: '],
  // By its id, which a review has in the list of its services, even if the name is more similar.
  ['services', 'sewer-lines', '; did you mean sewer-line? ('],
  ['services', 'Leakz!', '; did you mean leaks? ('],
  ['services', 'gas', `"gas" is not a service of business.yaml (known: sewer-line, leaks); ${FORMER}`],
  ['technicians', 'Olga Quist', `${PEOPLE}, and whoever has left the business stays listed there as long as reviews name them`],
] as const)('in %s, %s is unknown', (table, name, message) => {
  expect(unknownName(known[table], name)).toContain(message);
});

it('may be none', () => {
  const { known: none } = collectNames(businessFileSchema.parse({ name: 'A' }));
  expect(unknownName(none.serviceAreas, 'riverside')).toBe('"riverside" is not a service area of business.yaml; it lists none');
});

it('may be said twice for one, but not for two, which is told at the second', () => {
  expect(issues).toEqual([]);
  const services = [
    { id: 'leaks', name: 'Leaks' },
    { id: 'leaks', name: 'Pipes' },
    { id: 'pipes', name: 'Drains' },
  ];
  const technicians = [{ name: 'Dana', aliases: ['D'] }, { name: 'DANA' }, { name: 'Luis', aliases: ['L', 'd'] }];
  const twice = collectNames(businessFileSchema.parse({ name: 'A', technicians, services })).issues;
  expect(twice.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['technicians.1.name', '"DANA" already stands for the technician Dana; a name stands for one'],
    ['technicians.2.aliases.1', '"d" already stands for the technician Dana; a name stands for one'],
    ['services.1.id', '"leaks" already stands for the service leaks; a name stands for one'],
    ['services.2.id', '"pipes" already stands for the service leaks; a name stands for one'],
  ]);
});
