import { expect, it } from 'vitest';
import { checkBusiness } from '../../../src/authoring/business/check-business.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const check = (text: string) => checkYaml('business.yaml', text, checkBusiness);

it('gives the business without what is not published, and its aliases beside it', () => {
  const [read] = check(
    'name: A\nlanguage: es\ntechnicians: [{ name: Dana, title: Owner, aliases: [D, Dee] }, { name: Tom }]\nservices: [{ id: leaks, name: Leaks, aliases: [l] }]\nservice_areas: [{ id: old-mill, name: Old Mill, aliases: [the mill] }]\n',
  ).found;
  expect(read).toMatchObject({
    language: 'es',
    business: {
      name: 'A',
      technicians: [{ name: 'Dana', title: 'Owner' }, { name: 'Tom' }],
      services: [{ id: 'leaks', name: 'Leaks' }],
      service_areas: [{ id: 'old-mill', name: 'Old Mill' }],
    },
    aliases: {
      technicians: new Map(Object.entries({ Dana: ['D', 'Dee'], Tom: [] })),
      services: new Map([['leaks', ['l']]]),
      service_areas: new Map([['old-mill', ['the mill']]]),
    },
  });
  expect(JSON.stringify(read?.business)).not.toMatch(/aliases|language/);
});

it.each([
  ['', [/^1:1 {2}is empty; a group/]],
  ['url: ftp://a/\n', [/^1:1 {2}name: is missing; text is required$/, /^1:6 {2}url: "ftp:\/\/a\/" is not a web address/]],
  [
    'name: A\naddress: { town: B, postal_code: 53999 }\n',
    [
      /^2:34 {2}postal_code under address: .*is a number, not text/,
      /^2:12 {2}address: unknown key "town"; did you mean address_locality\? \(allowed: street_address, .*, address_country\)$/,
    ],
  ],
  [
    'name: A\ntechnicians:\n  - { name: Tom }\n  - name: Luis\n    aliases: [L, tom]\n',
    [/^5:18 {2}2nd entry of aliases in the 2nd entry of technicians: "tom" already stands for the technician Tom/],
  ],
  [
    'name: A\nlicence: CC-BY-4\ntime_zone: Chicago\n',
    [/^3:12 {2}time_zone: .*; did you mean America\/Chicago\?$/, /^2:10 {2}licence: .*; did you mean CC-BY-4\.0\?$/],
  ],
  ['name: A\ntime_zone: ""\n', [/time_zone: is empty;.* or leave it out$/]],
])('tells what is wrong in %j, and where', (text, expected) => {
  const lines = linesOf(check(text)).map((line) => line.replace('business.yaml:', ''));
  expect(lines).toEqual(expected.map((each) => expect.stringMatching(each)));
});
