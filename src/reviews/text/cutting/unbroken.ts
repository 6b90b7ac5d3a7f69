/** The character that keeps two words on one line. */
const NO_BREAK = '\u00a0';

/** The name with spaces that keep a line from ending with `&` or `+`. */
export function unbroken(name: string): string {
  return name.replaceAll(/ ([&+]) /g, ` $1${NO_BREAK}`);
}
