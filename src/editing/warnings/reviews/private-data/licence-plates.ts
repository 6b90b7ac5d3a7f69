import { countryCode } from '../../../../authoring/business/country-code.ts';

/**
 * A plate in capitals, behind words that announce it. Without such words, the plates of most countries look like model numbers,
 * of which reviews are full.
 */
const PLATE = new RegExp(
  String.raw`(?<!\p{L})(?<announced>(?:(?<!(?:data|name|rating|model|serial|switch|wall|cover|face|outlet|vin)[\s-])` +
    String.raw`(?:licen[cs]e |number )?plates?(?: number| no\.?)?|(?:vehicle |car )?registration(?: number| no\.?| plate)?|rego?(?: number| no\.?)?|` +
    'matr[ií]cula|kennzeichen|kenteken|placa|immatriculation|plaque|targa)' +
    String.raw`(?:\s+(?:is|was|number|with|es|era|ist|war|est|é))?\s*[:#(]?\s*["'“]?)` +
    String.raw`(?<plate>\p{Lu}{1,3}-\p{Lu}{1,2} ?\d{1,4}|\p{Lu}{1,3}[ -]?\d{1,4}(?:[ -]?\p{Lu}{1,3})?(?: ?\d{1,4})?|\d{1,4}[ -]?\p{Lu}{1,3}(?:[ -]?\d{1,4})?|\p{Lu}{2}\d\d ?\p{Lu}{3})(?![\p{L}\d])`,
  'gu',
);

/**
 * A plate of the United Kingdom since 2001, with the space: YK19 ABC. Two letters stand for a region and two digits for half a
 * year; three letters without I and Q follow (DVLA INF104). `GU10 LED` and the like are lamps, or parts of devices.
 */
const BRITISH =
  /(?<![\p{L}\d./-])[A-HK-PRSV-Y][A-HJ-PR-Y](?:0[2-9]|[12]\d|5[1-9]|[67]\d) (?!LED|CFL|LCD|USB|PVC|RAM|SSD|UHD|OLD|NEW|THE|AND|FOR|WAS)[A-HJ-PR-Z]{3}(?![\p{L}\d/-])/gu;

/**
 * A plate of Spain since 2000: four digits and three consonants. Elsewhere, a year and a maker (`2019 BMW`) or a measure
 * (`2000 RPM`) may stand for the same.
 */
const SPANISH = /(?<![\p{L}\d.,/-])\d{4}[ -]?(?!BMW|GMC|RPM|GPS|LED|CFM|GPM)[BCDFGHJKLMNPRSTVWXYZ]{3}(?![\p{L}\d/-])/gu;

/** A plate of the Netherlands: six letters and digits, both of them, in three groups. Elsewhere they are parts of devices. */
const DUTCH =
  /(?<![\p{L}\d./-])(?=[A-Z-]*\d)(?=[\d-]*[A-Z])(?=[A-Z\d-]{8}(?![\p{L}\d/-]))(?:[A-Z]{1,3}|\d{1,3})-(?:[A-Z]{2,3}|\d{2,3})-(?:[A-Z]{1,3}|\d{1,3})/gu;

/** The shapes that count without a word only in one country. */
const AT_HOME: Readonly<Record<string, readonly RegExp[]>> = { ES: [SPANISH], NL: [DUTCH] };

/** Finds vehicles' plates in a text, each once. `country`: that of the business, as `address_country` has it. */
export function findLicencePlates(text: string, country?: string): string[] {
  if (!/\d/.test(text)) return [];
  // The words may be in any letter case, but the plate must be in capitals.
  const announced = [...lowered(text).matchAll(PLATE)].flatMap(({ groups }) => groups?.plate ?? []);
  const shapes = [BRITISH, ...(AT_HOME[countryCode(country ?? '') ?? ''] ?? [])];
  const shaped = shapes.flatMap((shape) => text.match(shape) ?? []);
  return [...new Set([...announced, ...shaped])].filter((plate) => plate.replace(/[ -]/g, '').length >= 4);
}

/** With a small letter at the beginning of each word that has others: `License plate ABC 123` is `license plate ABC 123`. */
function lowered(text: string): string {
  return text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}
