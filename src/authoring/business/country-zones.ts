import { presentZoneName } from './present-zone-name.ts';

/** Territories with a code of their own, whose addresses may name the country that they belong to: "Saint-Denis, France". */
const OVERSEAS: Readonly<Record<string, readonly string[]>> = {
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};

/** The best known of zones with the same clocks, where that is not the first by name. */
const BEST_KNOWN: readonly string[] = [
  'America/Denver',
  'America/New_York',
  'America/Edmonton',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Manaus',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'America/Mexico_City',
  'Australia/Sydney',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Europe/Moscow',
  'Asia/Novosibirsk',
];

/** The time zones of a country, given its two letters; of zones with the same clocks only one. None if `Intl` knows none. */
export function zonesOf(country: string, now: Date): string[] {
  const byClocks = Map.groupBy(allZonesOf(country), (zone) => clocksOf(zone, now));
  return [...byClocks.values()].flatMap((zones) => zones.find((zone) => BEST_KNOWN.includes(zone)) ?? zones.slice(0, 1));
}

/** Whether a zone of the country, or overseas, has the same clocks as `zone`; also true if no zone of the country is known. */
export function fitsCountry(zone: string, country: string, now: Date): boolean {
  const zones = allZonesOf(country);
  const all = [...zones, ...(OVERSEAS[country.toUpperCase()] ?? []).flatMap(allZonesOf)];
  const clocks = clocksOf(zone, now);
  return zones.length === 0 || all.some((each) => clocksOf(each, now) === clocks);
}

function allZonesOf(country: string): string[] {
  const zones = /^[A-Za-z]{2}$/.test(country) ? (new Intl.Locale(`und-${country}`).getTimeZones() ?? []) : [];
  return zones.map(presentZoneName);
}

/** How far clocks are ahead of UTC in winter and in summer. */
function clocksOf(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  const year = now.getUTCFullYear();
  return [0, 6].map((month) => format.format(Date.UTC(year, month, 15)).replace(/^\d+,? /, '')).join(' ');
}
