/** The character that keeps two words on one line. */
const NO_BREAK = '\u00a0';

/** A name of which no line ends with `&` or `+`. */
export function unbroken(name: string): string {
  return name.replaceAll(/ ([&+]) /g, ` $1${NO_BREAK}`);
}
