import { describe, expect, it } from 'vitest';
import { checkBusiness } from '../../../src/authoring/business/check-business.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const check = (text: string) => checkYaml('business.yaml', text, checkBusiness);

describe('business.yaml', () => {
  it('gives the business without what is not published', () => {
    const text =
      'name: A\nlanguage: es\ntechnicians: [{ name: Dana, title: Owner, aliases: [D] }]\nservices: [{ id: leaks, name: Leaks, aliases: [l] }]\n';
    const [read] = check(text).found;
    expect(read).toMatchObject({
      language: 'es',
      business: {
        name: 'A',
        technicians: [{ name: 'Dana', title: 'Owner' }],
        services: [{ id: 'leaks', name: 'Leaks' }],
        service_areas: [],
      },
    });
    expect(JSON.stringify(read?.business)).not.toMatch(/aliases|language/);
  });

  it('gives the aliases beside the business', () => {
    const text =
      'name: A\ntechnicians: [{ name: Dana, aliases: [D, Dee] }, { name: Tom }]\nservices: [{ id: leaks, name: Leaks, aliases: [l] }]\nservice_areas: [{ id: old-mill, name: Old Mill, aliases: [the mill] }]\n';
    expect(check(text).found[0]).toMatchObject({
      aliases: {
        technicians: new Map([
          ['Dana', ['D', 'Dee']],
          ['Tom', []],
        ]),
        services: new Map([['leaks', ['l']]]),
        service_areas: new Map([['old-mill', ['the mill']]]),
      },
    });
  });

  it.each([
    ['is empty', '', [expect.stringMatching(/^business\.yaml:1:1 {2}is empty; a group/)]],
    [
      'has no name',
      'url: ftp://a/\n',
      [
        'business.yaml:1:1  name: is missing; text is required',
        'business.yaml:1:6  url: "ftp://a/" is not a web address that begins with https:// or http://',
      ],
    ],
    [
      'has an unknown key',
      'name: A\naddress: { town: B, postal_code: 53999 }\n',
      [
        expect.stringMatching(/^business\.yaml:2:34 {2}postal_code under address: .*is a number, not text/),
        'business.yaml:2:12  address: unknown key "town"; did you mean address_locality? (allowed: street_address, post_office_box_number, address_locality, address_region, postal_code, address_country)',
      ],
    ],
    [
      'has one alias for two',
      'name: A\ntechnicians:\n  - { name: Tom }\n  - name: Luis\n    aliases: [L, tom]\n',
      [
        'business.yaml:5:18  2nd entry of aliases in the 2nd entry of technicians: "tom" already stands for the technician Tom; a name stands for one',
      ],
    ],
    [
      'has a licence that nobody knows',
      'name: A\nlicence: CC-BY-4\n',
      [expect.stringMatching(/^business\.yaml:2:10 {2}licence: "CC-BY-4" is neither .*; did you mean CC-BY-4\.0\?$/)],
    ],
    [
      'has a name that is no time zone',
      'name: A\ntime_zone: Chicago\n',
      [
        expect.stringMatching(
          /^business\.yaml:2:12 {2}time_zone: "Chicago" is not the name .*; did you mean America\/Chicago\?$/,
        ),
      ],
    ],
    ['has an empty time zone', 'name: A\ntime_zone: ""\n', [expect.stringMatching(/time_zone: is empty;.* or leave it out$/)]],
  ])('is faulty when it %s', (_, text, expected) => {
    expect(linesOf(check(text))).toEqual(expected);
  });
});
