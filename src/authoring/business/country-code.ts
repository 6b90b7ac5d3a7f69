const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The code of a country as in ISO 3166-1: `GB` for `uk`; `undefined` if these are not two letters of a country. */
export function countryCode(written: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(written.trim())) return undefined;
  const { region } = new Intl.Locale(`und-${written.trim()}`);
  return region !== undefined && NAMES.of(region) !== undefined ? region : undefined;
}
