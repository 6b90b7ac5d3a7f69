import { countryCode } from '../../../../authoring/business/country-code.ts';

/** The areas of the United Kingdom, and of the islands beside it. */
const AREAS =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP ' +
  'HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE ' +
  'SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE';

/** The districts that have a letter behind their number, all of them in London. */
const LETTERED = '(?:EC[1-4]|[ENW]1|NW1|SE1|SW1|WC[12])[A-Z]';

/** "2nd", "6ft" and "5GB" begin as the second half of a postcode does. */
const MEASURE = '\\d(?:ST|ND|RD|TH|FT|LB|GB|HP|HR|YR|WD|DR|BR|PT|QT|X\\d)';

/** The space between the halves of a postcode is required, as without it a model number looks the same. */
const SHAPES: readonly RegExp[] = [
  // LS6 3AA, SW1A 1AA. The second half never has C, I, K, M, O or V.
  new RegExp(
    String.raw`(?<![\p{L}\d./-])(?:(?:${AREAS.replaceAll(' ', '|')})\d{1,2}|${LETTERED})[ \u00a0](?!${MEASURE})\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d/-])`,
    'giu',
  ),
  // Canada: K1A 0B1, with the letters that Canada Post uses.
  new RegExp(
    String.raw`(?<![\p{L}\d./-])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ \u00a0](?!${MEASURE})\d[ABCEGHJ-NPRSTV-Z]\d(?![\p{L}\d/-])`,
    'giu',
  ),
];

/**
 * Those that look like something else elsewhere. In the Netherlands 3581 CN: no postcode has SA, SD or SS, and `2019 VW` is a car.
 * In Brazil 01304-001.
 */
const AT_HOME: Readonly<Record<string, readonly RegExp[]>> = {
  NL: [/(?<![\p{L}\d.,/-])[1-9]\d{3}[ \u00a0]?(?!S[ADS]|VW|KM|KG|PK|CC|EV|DE)[A-Z]{2}(?![\p{L}\d/-])/gu],
  BR: [/(?<![\p{L}\d./-])\d{5}-\d{3}(?![\p{L}\d/-])/gu],
};

/**
 * Finds the postcodes of the United Kingdom and Canada in a text, and those of the business's `country`, each once: such a postcode
 * stands for a few houses, or a street. `own`, the business's, is left out. Postcodes of digits alone, as in most countries, are not
 * sought: they stand for at least a town, and look like any number.
 */
export function findPostcodes(text: string, own: string | undefined, country?: string): string[] {
  if (!/\d/.test(text)) return [];
  const shapes = [...SHAPES, ...(AT_HOME[countryCode(country ?? '') ?? ''] ?? [])];
  const found = shapes.flatMap((shape) => text.match(shape) ?? []);
  return [...new Set(found)].filter((postcode) => own === undefined || plain(postcode) !== plain(own));
}

function plain(postcode: string): string {
  return postcode.replace(/\s/g, '').toUpperCase();
}
