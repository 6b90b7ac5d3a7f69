import { textWords } from '../../../../reviews/text/comparing/text-match.ts';

const NAME = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]*|\d{1,3}(?:st|nd|rd|th))`;
const COMPASS = String.raw`(?:[NSEW]{1,2}\.?|North|South|East|West)`;

/** "24 Hour Road Service" is no address. */
const MEASURE = '(?:Star|Hour|Hr|Day|Week|Year|Minute|Min|Mile|Inch|Foot|Gallon|Ton|Amp|Volt|Percent)s?[ -]';

const SHAPES: readonly RegExp[] = [
  // 218 Mill Street, 14B N. Oak Ave, 1200 West 5th St.
  new RegExp(
    String.raw`(?<![\p{L}\d$£€.,:/#-])\d{1,5}[A-Za-z]?,? (?!${MEASURE})(?:${COMPASS} )?(?:${NAME} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Circle|Cir|Terrace|Crescent|Highway|Hwy|Parkway|Pkwy|Trail|Close)(?![\p{L}\d'’])`,
    'gu',
  ),
  // As people write on a telephone: "at 218 mill street".
  /(?<=(?<!\p{L})(?:at|to|on|live|lives|lived|address is|house|home) )\d{1,5} (?:[nsew] )?[\p{L}]{3,20} (?:street|avenue|ave|road|lane|boulevard|blvd)(?!\p{L})/giu,
  /(?<!\p{L})(?:P\.? ?O\.? Box|PO Box) \d{1,6}(?!\d)/giu,
  // Calle del Molino 3; Avda. de la Paz, nº 14
  /(?<!\p{L})(?:[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.?|[Pp]aseo|[Pp]laza|[Cc]amino) ?(?:de(?: la| las| los|l)? )?\p{Lu}[\p{L}\p{M}]+(?: (?:de(?: la| las| los|l)? )?\p{Lu}[\p{L}\p{M}]+){0,3},? (?:n[º°.]? ?|núm\.? ?|número )?\d{1,4}(?![\p{L}\d])/gu,
  // Rua Haddock Lobo, 595; Av. Nove de Julho, nº 3100
  /(?<!\p{L})(?:[Rr]ua|[Aa]venida|[Aa]v\.|[Tt]ravessa|[Aa]lameda|[Pp]raça) (?:d[aeo]s? )?\p{Lu}[\p{L}\p{M}.]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}\p{M}.]+){0,4},? (?:n[º°.]? ?|número )?\d{1,5}(?![\p{L}\d])/gu,
  // Mühlenstraße 12a, Am Alten Weg 3, Maliebaan 12
  /(?<!\p{L})\p{Lu}[\p{L}\p{M}-]*(?:straße|strasse|str\.|gasse|platz|allee|weg|straat|laan|gracht|kade|singel|plein|baan|dijk|steeg|dreef) \d{1,4}[a-z]?(?![\p{L}\d])/gu,
  // 12 bis, rue de la Paix
  /(?<![\p{L}\d])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|bd|impasse|chemin|allée) (?:(?:de la|de l['’]|des|du|de|d['’]) ?)?\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*/gu,
  // Via Roma 12
  /(?<!\p{L})(?:Via|Viale|Piazza|Corso) (?:\p{Lu}[\p{L}\p{M}]+ ?){1,3},? \d{1,4}(?![\p{L}\d])/gu,
];

/** Finds what looks like the address of a house in a text, each once. `own`, the business's street, is left out. */
export function findStreetAddresses(text: string, own: string | undefined): string[] {
  if (!/\d/.test(text)) return [];
  const found = SHAPES.flatMap((shape) => text.match(shape) ?? []).map((address) => address.trim());
  return [...new Set(found)].filter((address) => own === undefined || !isPart(address, own));
}

/** Whether the first two words stand in the other: "218 Mill St" is 218 Mill Street, "Nieuwstraat 48" Lange Nieuwstraat 48. */
function isPart(address: string, own: string): boolean {
  return ` ${textWords(own).join(' ')} `.includes(` ${textWords(address).slice(0, 2).join(' ')} `);
}
