/** The number of a bank account (ISO 13616): a country, two check digits, and up to 30 more characters, in groups of four or not. */
const SHAPE = /(?<![\p{L}\d])[A-Z]{2}\d\d(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,3})?(?![\p{L}\d])/giu;

/** Finds the numbers of bank accounts in a text, each once: the check digits are right. */
export function findIbans(text: string): string[] {
  const found = (text.match(SHAPE) ?? []).flatMap((number) => beginnings(number).find(hasCheckDigits) ?? []);
  return [...new Set(found)];
}

/** The text itself, and what remains of it without the last groups, which may be words behind the number. */
function beginnings(text: string): string[] {
  return [text, ...[...text.matchAll(/[ -]/g)].map(({ index }) => text.slice(0, index)).reverse()];
}

/** ISO 7064, MOD 97-10: with the first four characters at the end, and letters as 10 to 35, the number leaves 1. */
function hasCheckDigits(number: string): boolean {
  const characters = number.replace(/[ -]/g, '');
  if (characters.length < 15) return false;
  const digits = [...characters.slice(4), ...characters.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
