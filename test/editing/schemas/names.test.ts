import { expect, it } from 'vitest';
import { namesSchema } from '../../../src/editing/schemas/names.ts';

it('offers the names and ids of the business, and allows any other text', () => {
  const schema = namesSchema({
    technicians: [{ name: 'Dana Whitfield' }],
    services: [{ id: 'drains', name: 'Drains' }],
    service_areas: [],
  });
  expect(schema.definitions).toEqual({
    technician: { anyOf: [{ enum: ['Dana Whitfield'] }, { type: 'string' }] },
    service: { anyOf: [{ enum: ['drains'] }, { type: 'string' }] },
    service_area: { anyOf: [{ type: 'string' }] },
  });
});
