import { describe, expect, it } from 'vitest';
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

describe('the names of a business', () => {
  const { known, issues } = collectNames(business);

  it('may be said twice for one', () => {
    expect(issues).toEqual([]);
  });

  it.each([
    ['technicians', 'RENE\u0301E', 'Renée Thibault'],
    ['services', 'SEWER', 'sewer-line'],
    ['services', 'sewer-line', 'sewer-line'],
    ['serviceAreas', 'riverside', 'riverside'],
    ['technicians', '', undefined],
  ] as const)('are found in %s by %s', (table, name, found) => {
    expect(findName(known[table], name)).toBe(found);
  });

  it('are suggested for one that is unknown', () => {
    expect(unknownName(known.technicians, 'Renee Thibault')).toBe(
      '"Renee Thibault" is not a technician of business.yaml; did you mean Renée Thibault? (known: Renée Thibault, Tom Kowalczyk); a former name belongs there under aliases',
    );
    // By its id, which a review has in the list of its services, even if the name is more similar.
    expect(unknownName(known.services, 'sewer-lines')).toContain('; did you mean sewer-line? (');
    expect(unknownName(known.services, 'Leakz!')).toContain('; did you mean leaks? (');
    expect(unknownName(known.services, 'gas')).toBe(
      '"gas" is not a service of business.yaml (known: sewer-line, leaks); a former name belongs there under aliases',
    );
  });

  it('stay listed when a person has left', () => {
    expect(unknownName(known.technicians, 'Olga Quist')).toBe(
      '"Olga Quist" is not a technician of business.yaml (known: Renée Thibault, Tom Kowalczyk); a former name belongs there under aliases, and whoever has left the business stays listed there as long as reviews name them',
    );
  });

  it('may be none', () => {
    const { known: none } = collectNames(businessFileSchema.parse({ name: 'A' }));
    expect(unknownName(none.serviceAreas, 'riverside')).toBe('"riverside" is not a service area of business.yaml; it lists none');
  });
});

it('a name that stands for two is told at the second', () => {
  const { issues } = collectNames(
    businessFileSchema.parse({
      name: 'A',
      technicians: [{ name: 'Dana', aliases: ['D'] }, { name: 'DANA' }, { name: 'Luis', aliases: ['L', 'd'] }],
      services: [
        { id: 'leaks', name: 'Leaks' },
        { id: 'leaks', name: 'Pipes' },
        { id: 'pipes', name: 'Drains' },
      ],
    }),
  );
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['technicians.1.name', '"DANA" already stands for the technician Dana; a name stands for one'],
    ['technicians.2.aliases.1', '"d" already stands for the technician Dana; a name stands for one'],
    ['services.1.id', '"leaks" already stands for the service leaks; a name stands for one'],
    ['services.2.id', '"pipes" already stands for the service leaks; a name stands for one'],
  ]);
});
