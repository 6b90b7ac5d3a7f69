/**
 * Behind words that announce one: letters and digits in capitals. Without such a word nothing tells a plate of most countries from a
 * model number, of which reviews are full.
 */
const PLATE = new RegExp(
  String.raw`(?<!\p{L})(?<announced>(?:(?<!(?:data|name|rating|model|serial|switch|wall|cover|face|outlet|vin)[\s-])` +
    String.raw`(?:licen[cs]e |number )?plates?(?: number| no\.?)?|(?:vehicle |car )?registration(?: number| no\.?| plate)?|rego?(?: number| no\.?)?|` +
    'matr[ií]cula|kennzeichen|immatriculation|plaque|targa)' +
    String.raw`(?:\s+(?:is|was|number|with|es|era|ist|war|est))?\s*[:#(]?\s*["'“]?)` +
    String.raw`(?<plate>\p{Lu}{1,3}-\p{Lu}{1,2} ?\d{1,4}|\p{Lu}{1,3}[ -]?\d{1,4}(?:[ -]?\p{Lu}{1,3})?(?: ?\d{1,4})?|\d{1,4}[ -]?\p{Lu}{1,3}(?:[ -]?\d{1,4})?|\p{Lu}{2}\d\d ?\p{Lu}{3})(?![\p{L}\d])`,
  'gu',
);

/**
 * The United Kingdom's since 2001, with the space: YK19 ABC. The first two letters are a region's, the figures the half of a year, and
 * three more letters without I and Q (DVLA INF104). `GU10 LED` and the like are lamps, and parts of devices.
 */
const BRITISH =
  /(?<![\p{L}\d./-])[A-HK-PRSV-Y][A-HJ-PR-Y](?:0[2-9]|[12]\d|5[1-9]|[67]\d) (?!LED|CFL|LCD|USB|PVC|RAM|SSD|UHD|OLD|NEW|THE|AND|FOR|WAS)[A-HJ-PR-Z]{3}(?![\p{L}\d/-])/gu;

/** Finds vehicles' plates in a text, each once. */
export function findLicencePlates(text: string): string[] {
  // The words may be in any case, the plate is in capitals.
  const announced = [...lowered(text).matchAll(PLATE)].flatMap(({ groups }) =>
    groups?.plate === undefined ? [] : [groups.plate],
  );
  const british = [...text.matchAll(BRITISH)].map(([plate]) => plate);
  return [...new Set([...announced, ...british])].filter((plate) => plate.replace(/[ -]/g, '').length >= 4);
}

/** With a small letter at the beginning of each word that has others: `License plate ABC 123` is `license plate ABC 123`. */
function lowered(text: string): string {
  return text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  );
}
