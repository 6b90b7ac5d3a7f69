import { describe, expect, it } from 'vitest';
import { businessFileSchema, businessSchema } from '../../../src/reviews/schemas/business.ts';

const pathsOf = (value: unknown) => (businessFileSchema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

describe("an editor's business", () => {
  it('needs no more than a name', () => {
    expect(businessFileSchema.parse({ name: 'Alder Creek' })).toEqual({
      name: 'Alder Creek',
      language: 'en',
      technicians: [],
      services: [],
      service_areas: [],
    });
  });

  it.each([undefined, '', ' ', 5])('may not be named %j', (name) => {
    expect(pathsOf({ name })).toEqual(['name']);
  });

  it('gives every name that reviews may use, with or without aliases', () => {
    const { technicians, services, service_areas } = businessFileSchema.parse({
      name: 'Alder Creek',
      technicians: [{ name: 'Dana Whitfield', aliases: ['Dana'] }, { name: 'Luis' }],
      services: [{ id: 'drains', name: 'Drains' }],
      service_areas: [{ id: 'riverside', name: 'Riverside', aliases: ['By the river'] }],
    });
    expect(technicians).toEqual([
      { name: 'Dana Whitfield', aliases: ['Dana'] },
      { name: 'Luis', aliases: [] },
    ]);
    expect(services).toEqual([{ id: 'drains', name: 'Drains', aliases: [] }]);
    expect(service_areas).toEqual([{ id: 'riverside', name: 'Riverside', aliases: ['By the river'] }]);
  });

  it.each([
    ['', { adress: {} }],
    ['address', { address: { street: '218 Mill Street' } }],
    ['geo', { geo: { latitude: 1, longitude: 2, altitude: 3 } }],
    ['technicians.0', { technicians: [{ name: 'Dana', alias: 'D' }] }],
    ['services.0', { services: [{ id: 'a', name: 'A', price: 5 }] }],
    ['service_areas.0', { service_areas: [{ id: 'a', name: 'A', zip: '1' }] }],
  ])('is refused for an unknown key in %j', (path, fields) => {
    const { error } = businessFileSchema.safeParse({ name: 'Alder Creek', ...fields });
    expect(error?.issues.map((issue) => [issue.code, issue.path.join('.')])).toEqual([['unrecognized_keys', path]]);
  });

  it.each([
    ['geo.latitude', { geo: { latitude: 90.01, longitude: 0 } }],
    ['geo.latitude', { geo: { latitude: -90.01, longitude: 0 } }],
    ['geo.longitude', { geo: { latitude: 90, longitude: 180.01 } }],
    ['geo.longitude', { geo: { latitude: -90, longitude: -180.01 } }],
    ['telephone', { telephone: 'GB' }],
    ['email', { email: 'office' }],
    ['email', { email: 'office@müller' }],
    ['email', { email: 'of..fice@example.com' }],
    ['email', { email: 'office@mül ler.de' }],
    ['address', { address: {} }],
    ['address.street_address', { address: { street_address: '' } }],
    ['address.postal_code', { address: { postal_code: ' ', address_country: 'US' } }],
    ['url', { url: 'alder.example' }],
    ['language', { language: 'en_US' }],
    ['services.0.id', { services: [{ id: 'Drain cleaning', name: 'Drains' }] }],
    ['opening_hours.0', { opening_hours: [''] }],
    ['opening_hours.1', { opening_hours: ['Mo-Fr 08:00-17:00', 'Sat 9-12'] }],
    ['technicians.0.aliases.0', { technicians: [{ name: 'Dana', aliases: [' '] }] }],
  ])('is refused for a wrong %s', (path, fields) => {
    expect(pathsOf({ name: 'Alder Creek', ...fields })).toEqual([path]);
  });

  it.each(['info@müller.de', 'info@пример.рф', 'a.b+c@sub.example.com', 'x@xn--e1afmkfd.xn--p1ai'])(
    'may have the e-mail %s',
    (email) => {
      expect(pathsOf({ name: 'Alder Creek', email })).toEqual([]);
    },
  );

  it('may have a telephone of three digits without anything between them', () => {
    expect(pathsOf({ name: 'Alder Creek', telephone: '112' })).toEqual([]);
  });

  it('may stand at the ends of the earth', () => {
    expect(pathsOf({ name: 'Alder Creek', geo: { latitude: -90, longitude: 180 } })).toEqual([]);
  });
});

describe('the published business', () => {
  it('documents all that an editor writes but the language, and no aliases', () => {
    const { language, ...written } = businessFileSchema.shape;
    expect(Object.keys(businessSchema.shape).sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(businessSchema.shape.address.unwrap().shape)).toEqual(Object.keys(written.address.unwrap().shape));
    for (const list of ['technicians', 'services', 'service_areas'] as const) {
      const { aliases, ...entry } = written[list].unwrap().element.shape;
      expect(Object.keys(businessSchema.shape[list].element.shape).sort()).toEqual(Object.keys(entry).sort());
    }
  });

  it('always has an address and its three lists', () => {
    const issues = businessSchema.safeParse({ name: 'Alder Creek' }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['url', 'technicians', 'services', 'service_areas']);
  });
});
