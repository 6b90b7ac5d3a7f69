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

/** A postal address in one line, without its country. */
export function addressLine(address: NonNullable<BusinessFile['address']>): string {
  const { street_address, post_office_box_number, address_locality: town, address_region, postal_code: code } = address;
  const isCodeFirst = CODE_FIRST.has(address.address_country?.toUpperCase() ?? '');
  const place = isCodeFirst
    ? [[code, town].filter((part) => part !== undefined).join(' ') || undefined, address_region]
    : [town, address_region, code];
  return [street_address, post_office_box_number, ...place].filter((part) => part !== undefined).join(', ');
}
