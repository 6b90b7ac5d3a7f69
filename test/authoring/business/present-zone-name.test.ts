import { expect, it } from 'vitest';
import { presentZoneName } from '../../../src/authoring/business/present-zone-name.ts';

const zoneOf = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
])('of %s the present name is %s', (name, present) => {
  expect(presentZoneName(name)).toBe(present);
});

it('means the same zone, for every one that the platform lists', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.map((zone) => zoneOf(presentZoneName(zone)))).toEqual(zones.map(zoneOf));
});
