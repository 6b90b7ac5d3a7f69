/**
 * The number on a Spanish identity card (DNI), eight digits and a letter, or that of a foreigner in Spain (NIE), which has X, Y or Z
 * in place of the first digit. A small letter after a space is a word: `el pedido 12345670 y ya`.
 */
const SPANISH = /(?<![\p{L}\d./-])(?:\d{8}|\d\d\.\d{3}\.\d{3}|[XYZxyz][ -]?\d{7})(?:[ -]?[A-Z]|-?[a-z])(?![\p{L}\d])/gu;

/** The letter for each remainder of the number divided by 23 (Real Decreto 1553/2005, article 11). */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The number that everybody in Brazil has (CPF): 529.982.247-25. */
const BRAZILIAN = /(?<![\p{L}\d./-])(?:\d{3}\.\d{3}\.\d{3}|\d{9})-\d\d(?![\p{L}\d/-])/gu;

/** Finds the numbers by which Spain and Brazil know people in a text, each once: the letter or the digits at the end are right. */
export function findIdentityNumbers(text: string): string[] {
  const spanish = (text.match(SPANISH) ?? []).filter(hasItsLetter);
  const brazilian = (text.match(BRAZILIAN) ?? []).filter(hasItsDigits);
  return [...new Set([...spanish, ...brazilian])];
}

function hasItsLetter(written: string): boolean {
  const characters = written.toUpperCase().replace(/[^A-Z\d]/g, '');
  const digits = characters.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return LETTERS[Number(digits) % LETTERS.length] === characters.at(-1);
}

/** Each of the two is ten times the sum of all digits before it, modulo 11: the last of these twice, the one before it three times … */
function hasItsDigits(written: string): boolean {
  const digits = [...written.replace(/\D/g, '')].map(Number);
  // One digit repeated can pass, but is nobody's number.
  if (new Set(digits).size < 2) return false;
  return [9, 10].every((count) => {
    const sum = digits.slice(0, count).reduce((total, digit, at) => total + digit * (count + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === digits[count];
  });
}
