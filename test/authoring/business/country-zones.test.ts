import { expect, it } from 'vitest';
import { fitsCountry, zonesOf } from '../../../src/authoring/business/country-zones.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['GB', ['Europe/London']],
  ['IN', ['Asia/Kolkata']],
  ['AR', ['America/Argentina/Buenos_Aires']],
  ['XX', []],
  ['Germany', []],
])('of %s the zones are %j', (country, zones) => {
  expect(zonesOf(country, NOW)).toEqual(zones);
});

it('gives one zone for each set of clocks, where a country has several', () => {
  const zones = zonesOf('US', NOW);
  expect(zones.length).toBeGreaterThan(5);
  expect(zones.length).toBeLessThan(10);
  for (const known of ['New_York', 'Chicago', 'Denver', 'Los_Angeles']) expect(zones).toContain(`America/${known}`);
  expect(zonesOf('ES', NOW)).toEqual(['Europe/Madrid', 'Atlantic/Canary']);
});

it.each([
  ['Europe/London', 'GB', true],
  ['Europe/Belfast', 'GB', true],
  ['America/New_York', 'GB', false],
  ['UTC', 'GB', false],
  ['UTC', 'IS', true],
  ['Europe/Vienna', 'DE', true],
  ['Asia/Kolkata', 'IN', true],
  ['Europe/Berlin', 'XX', true],
  ['Indian/Reunion', 'FR', true],
  ['America/Puerto_Rico', 'US', true],
])('%s in %s: %s', (zone, country, fits) => {
  expect(fitsCountry(zone, country, NOW)).toBe(fits);
});
