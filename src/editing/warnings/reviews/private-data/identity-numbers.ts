/**
 * The number on a Spanish identity card (DNI), eight digits and a letter, or that of a foreigner in Spain (NIE), which has X, Y or Z
 * in place of the first digit. A small letter after a space is a word: `el pedido 12345670 y ya`.
 */
const SHAPE = /(?<![\p{L}\d./-])(?:\d{8}|\d\d\.\d{3}\.\d{3}|[XYZxyz][ -]?\d{7})(?:[ -]?[A-Z]|-?[a-z])(?![\p{L}\d])/gu;

/** The letter for each remainder of the number divided by 23 (Real Decreto 1553/2005, article 11). */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Finds the numbers of Spanish identity cards in a text, each once: the letter at the end is right. */
export function findIdentityNumbers(text: string): string[] {
  return [...new Set(text.match(SHAPE))].filter(hasItsLetter);
}

function hasItsLetter(written: string): boolean {
  const characters = written.toUpperCase().replace(/[^A-Z\d]/g, '');
  const digits = characters.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  return LETTERS[Number(digits) % LETTERS.length] === characters.at(-1);
}
