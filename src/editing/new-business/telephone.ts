/**
 * Calling codes of countries (ITU-T E.164), and after a colon the digits before a number that fall away behind the code; with a
 * question mark, people do not always write them.
 */
const CODES: ReadonlyMap<string, { readonly code: string; readonly trunk: string }> = new Map(
  [
    'AE971:0 AT43:0 AU61:0 BE32:0 BG359:0 BR55:0? CA1:1? CH41:0 CL56 CO57 CR506 CY357 CZ420 DE49:0 DK45 DO1:1? EC593:0 EE372 EG20:0',
    'ES34 FI358:0 FR33:0 GB44:0 GR30 GT502 HN504 HR385:0 HU36:06 IE353:0 IL972:0 IN91:0? IS354 IT39 JP81:0 KR82:0 LT370:0 LU352',
    'LV371 MA212:0 MT356 MX52 NI505 NL31:0 NO47 NZ64:0 PA507 PE51:0? PL48 PR1:1? PT351 PY595:0 RO40:0 RS381:0 SA966:0 SE46:0',
    'SI386:0 SK421:0 SV503 TR90:0 UA380:0 US1:1? UY598:0 VE58:0 ZA27:0',
  ]
    .flatMap((line) => line.split(' '))
    .map((entry) => {
      const [code = '', trunk = ''] = entry.slice(2).split(':');
      return [entry.slice(0, 2), { code, trunk }];
    }),
);

/** A number with fewer digits may be one that only works in its own country or town. */
const SHORTEST = 7;

/** The calling code of a country, such as `+34`; `undefined` if it is not known. */
export function callingCode(country: string): string | undefined {
  const known = CODES.get(country);
  return known && `+${known.code}`;
}

/** A telephone number with the code of its country, `+44 113 496 0123` for `0113 496 0123`; `undefined` if that is not certain. */
export function internationalNumber(written: string, country: string): string | undefined {
  const known = CODES.get(country);
  const plain = written.replace(/[()]/g, '').trim();
  if (known === undefined || !/^\d/.test(plain)) return undefined;
  const { code, trunk } = known;
  if (code !== '1' && plain.startsWith('00')) return plain.replace(/^00\s*/, '+');
  const [before] = new RegExp(`^${trunk}[\\s-]*`).exec(plain) ?? [];
  const rest = plain.slice(before?.length);
  return before === undefined || rest.replace(/\D/g, '').length < SHORTEST ? undefined : `+${code} ${rest}`;
}
