import { describe, expect, it } from 'vitest';
import { createMeantNames, takenNote, understand } from '../../../src/mcp/answers/meant-names.ts';
import type { Business } from '../../../src/reviews/schemas/business.ts';

const business: Business = {
  name: 'Alder Creek',
  url: 'https://example.com/',
  address: { address_locality: 'Brookvale' },
  technicians: ['Thomas Kowalczyk', 'Renée Thibault', 'Chris Bell', 'Christina Ode', 'Grace Bell'].map((name) => ({ name })),
  services: [
    { id: 'wh-repair', name: 'Water heater repair' },
    { id: 'wh-installation', name: 'Water heater installation' },
    { id: 'heat-pumps', name: 'Heat pumps and air-conditioning installation' },
  ],
  service_areas: [
    { id: 'downtown', name: 'Downtown Brookvale' },
    { id: 'fairmont', name: 'Fairmont Township' },
    { id: 'district-9', name: 'District 9' },
    { id: 'district-10', name: 'District 10' },
  ],
};

const meant = createMeantNames(business, {
  technicians: new Map([['Thomas Kowalczyk', ['Big T']]]),
  services: new Map([['wh-installation', ['new water heater']]]),
  service_areas: new Map([['fairmont', ['the hill']]]),
});

describe('a technician', () => {
  it.each([
    ['Thomas Kowalczyk', ['Thomas Kowalczyk']],
    ['  thomas   KOWALCZYK ', ['Thomas Kowalczyk']],
    ['Thomas', ['Thomas Kowalczyk']],
    ['Tom K.', ['Thomas Kowalczyk']],
    ['Mr. Kowalczyk', ['Thomas Kowalczyk']],
    ['Herr Dr. Kowalczyk', ['Thomas Kowalczyk']],
    ['Monsieur Tom', ['Thomas Kowalczyk']],
    ['kowalczyk', ['Thomas Kowalczyk']],
    ['big t', ['Thomas Kowalczyk']],
    ['Renee', ['Renée Thibault']],
    ['Chris Bell', ['Chris Bell']],
    ['Chris', ['Chris Bell', 'Christina Ode']],
    ['Bell', ['Chris Bell', 'Grace Bell']],
    ['Bob', []],
    ['', []],
    ['__proto__', []],
  ])('is meant by %j: %j', (asked, names) => {
    expect(meant.technician(asked)).toEqual(names);
  });
});

describe('a service', () => {
  it.each([
    ['wh-repair', ['wh-repair']],
    ['WH-Repair', ['wh-repair']],
    ['water heater repair', ['wh-repair']],
    ['Water heater repairs', ['wh-repair']],
    ['new water heater', ['wh-installation']],
    ['water heaters', ['wh-repair', 'wh-installation']],
    ['heat pump', ['heat-pumps']],
    ['air conditioning', ['heat-pumps']],
    ['roofs', []],
    ['', []],
  ])('is meant by %j: %j', (asked, names) => {
    expect(meant.service(asked)).toEqual(names);
  });
});

describe('an area', () => {
  it.each([
    ['Downtown', ['downtown']],
    ['DOWNTOWN BROOKVALE', ['downtown']],
    ['Fairmont', ['fairmont']],
    ['The Hill', ['fairmont']],
    ['District 9', ['district-9']],
    ['Brookvale', []],
  ])('is meant by %j: %j', (asked, names) => {
    expect(meant.service_area(asked)).toEqual(names);
  });
});

describe('arguments', () => {
  const ways = { who: meant.technician, where: meant.service_area };

  it('are understood where they are known names, and else mean what they say', () => {
    expect(understand({ who: 'Tom', where: 'nowhere', what: 'Tom' }, ways)).toEqual([
      { argument: 'who', asked: 'Tom', names: ['Thomas Kowalczyk'] },
      { argument: 'where', asked: 'nowhere', names: ['nowhere'] },
    ]);
    expect(understand({ who: undefined, where: '' }, ways)).toEqual([]);
  });

  it('are told of where they were taken for something else', () => {
    const notes = (given: Record<string, string>) => understand(given, ways).flatMap(takenNote);
    expect(notes({ who: 'Tom' })).toEqual(['who "Tom" was taken for Thomas Kowalczyk.']);
    expect(notes({ who: 'Chris' })).toEqual(['who "Chris" was taken for Chris Bell and Christina Ode.']);
    expect(notes({ who: 'CHRIS BELL', where: 'downtown' })).toEqual([]);
    expect(notes({ who: 'Nobody' })).toEqual([]);
  });
});
