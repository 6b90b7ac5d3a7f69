/** 13 to 19 digits, in groups or not, that begin as those of payment cards do (ISO/IEC 7812). */
const CARD = /(?<![\p{L}\d.,/+-])[2-6](?:[ -]?\d){12,18}(?![\p{L}\d/-])/gu;

/** Finds the numbers in a text that may be those of payment cards: the check digit is right. */
export function findCardNumbers(text: string): string[] {
  return [...new Set(text.match(CARD))].filter(hasCheckDigit);
}

/** The Luhn algorithm (ISO/IEC 7812-1, annex B): every second digit from the right counts twice. */
function hasCheckDigit(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].reverse().map(Number);
  // One digit repeated can pass, but is nobody's number.
  if (new Set(digits).size < 2) return false;
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
