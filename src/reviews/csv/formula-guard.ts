/** The characters, also wide East Asian ones, that a spreadsheet may take for the beginning of a formula, or skip to find one. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Puts an apostrophe before a text that a spreadsheet would take for a formula (OWASP, CSV Injection). One that already has
 * apostrophes before such a character gets one more, so that `withoutFormulaGuard` always gives back what was written.
 */
export function withFormulaGuard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes that apostrophe off again; `'tis` and all else stays as it is. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** `NAME` in the languages of Excel and LibreOffice. */
const NAME = 'AD|ИМЯ|NAAM|NAME|NAMN|NAVN|NAZWA|NÁZEV|NÉV|NIMI|NOM|NOMBRE|NOME';

/** What these programs show, and save, for a text such as `= bad`, which they took for a formula. */
const FAULT = new RegExp(`^(?:#¿?(?:${NAME})\\?|#(?:DIV/0|NULL|NUM|REF|VALUE)!|#N/A|Err:5\\d\\d)$`, 'iu');

/** Whether a cell has lost its text in that way. */
export function isFormulaFault(cell: string): boolean {
  return FAULT.test(cell.trim());
}
