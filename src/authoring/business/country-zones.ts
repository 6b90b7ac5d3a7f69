/** The time zones of a country by its two letters, one for each set of clocks; none where `Intl` knows none. */
export function zonesOf(country: string, now: Date): string[] {
  if (!/^[A-Za-z]{2}$/.test(country)) return [];
  const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
  const first = new Map<string, string>();
  for (const zone of zones) if (!first.has(clocksOf(zone, now))) first.set(clocksOf(zone, now), zone);
  return [...first.values()];
}

/** Whether clocks of the zone go as some clocks in the country do; also where nobody knows the country's. */
export function fitsCountry(zone: string, country: string, now: Date): boolean {
  const zones = zonesOf(country, now);
  return zones.length === 0 || zones.some((each) => clocksOf(each, now) === clocksOf(zone, now));
}

/** How far clocks are ahead of UTC in winter and in summer. */
function clocksOf(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  const year = now.getUTCFullYear();
  return [0, 6].map((month) => format.format(Date.UTC(year, month, 15)).replace(/^\d+,? /, '')).join(' ');
}
