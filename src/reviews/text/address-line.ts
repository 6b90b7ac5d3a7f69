import type { BusinessFile } from '../schemas/business.ts';

/**
 * The countries that write the postal code directly before the town: those whose format in Google's libaddressinput
 * (region_data_constants.cc, June 2025) has `%Z %C`.
 */
const CODE_FIRST: ReadonlySet<string> = new Set(
  [
    'AD AR AT AX AZ BA BE BG BL CH CL CV CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GP GR GW HR HT IS IT KG KW LA LI LR LT',
    'LU MA MC MD ME MF MG MK MQ MX MY MZ NC NE NL NO PF PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TR TZ UY UZ VA WF XK YT ZM',
  ].flatMap((codes) => codes.split(' ')),
);

/** The countries that write the postal code behind the region, without a comma: `%S %Z` in the same source. */
const CODE_BEHIND_REGION: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'PR', 'GU', 'VI', 'AS', 'MP']);

/**
 * The countries that write an address from the largest part to the smallest, with what stands between the parts. In Latin letters
 * they write it as others do. In the same source the code of Korea stands at the end.
 */
const LARGEST_FIRST: Readonly<Record<string, string>> = { CN: '', HK: '', JP: '', KR: ' ', MO: '', TW: '' };
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * A postal address in one line, without its country, its parts with this comma between them. A region that is called like the town
 * is left out, as in Porto, Porto.
 */
export function addressLine(address: NonNullable<BusinessFile['address']>, comma: string): string {
  const { street_address, post_office_box_number, address_locality: town, address_region, postal_code: code } = address;
  const country = address.address_country?.toUpperCase() ?? '';
  const region = address_region?.toLowerCase() === town?.toLowerCase() ? undefined : address_region;
  const between = LARGEST_FIRST[country];
  if (between !== undefined && EAST_ASIAN.test(`${town} ${street_address}`)) {
    // 上海 is left out before 上海市浦东新区.
    const larger = region && town?.startsWith(region) ? undefined : region;
    const place = joined(between, larger, town, street_address, post_office_box_number);
    return country === 'KR'
      ? joined(comma, place, code)
      : joined(' ', country === 'JP' ? code?.replace(/^\d/, '〒$&') : code, place);
  }
  return joined(comma, street_address, post_office_box_number, ...placeParts(country, town, region, code));
}

type Part = string | undefined;

function placeParts(country: string, town: Part, region: Part, code: Part): Part[] {
  if (CODE_FIRST.has(country)) return [joined(' ', code, town), region];
  if (!CODE_BEHIND_REGION.has(country)) return [town, region, code];
  return region === undefined ? [joined(' ', town, code)] : [town, joined(' ', region, code)];
}

function joined(separator: string, ...parts: readonly Part[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(separator);
}
