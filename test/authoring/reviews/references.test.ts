import { expect, it } from 'vitest';
import { collectNames } from '../../../src/authoring/business/known-names.ts';
import { resolveReferences } from '../../../src/authoring/reviews/references.ts';
import { businessFileSchema } from '../../../src/reviews/schemas/business.ts';

const { known } = collectNames(
  businessFileSchema.parse({
    name: 'A',
    technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }, { name: 'Luis' }],
    services: [{ id: 'leaks', name: 'Leak repair' }],
    service_areas: [{ id: 'riverside', name: 'Riverside', aliases: ['the river'] }],
  }),
);

it('puts names and ids in the place of aliases, once each, in the order given', () => {
  const review = { mentions: { technicians: ['dana', 'Dana Whitfield'], services: ['leak repair'] }, service_area: 'The River' };
  expect(resolveReferences(review, known)).toEqual({
    value: { mentions: { technicians: ['Dana Whitfield'], services: ['leaks'] }, service_area: 'riverside' },
    issues: [],
  });
});

it('tells every unknown name with its path', () => {
  const review = { mentions: { technicians: ['Dana', 'Dan'], services: ['gas'] }, service_area: 'uptown' };
  const { issues } = resolveReferences(review, known);
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['mentions.technicians.1', 'mentions.services.0', 'service_area']);
  expect(issues[0]?.message).toBe(
    '"Dan" is not a technician of business.yaml; did you mean Dana Whitfield? (known: Dana Whitfield, Luis); a former name belongs there under aliases',
  );
});

it('tells how several names are told apart that stand as one', () => {
  const messageFor = (name: string) =>
    resolveReferences({ mentions: { technicians: [name], services: [] } }, known).issues[0]?.message;
  expect(messageFor('Luis, dana')).toBe(
    '"Luis, dana" is more than one technician; each is an entry of its own, and in a cell of a table a semicolon (;) stands between them',
  );
  expect(messageFor('Luis, Dan')).toContain('"Luis, Dan" is not a technician of business.yaml');
});

it('asks for no service area', () => {
  const { value, issues } = resolveReferences({ mentions: { technicians: [], services: [] } }, known);
  expect(value).toEqual({ mentions: { technicians: [], services: [] }, service_area: undefined });
  expect(issues).toEqual([]);
});
