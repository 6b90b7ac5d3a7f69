/**
 * The text with line feeds as its only line ends, and no white space around it. Characters that no text may hold are left for the
 * check to refuse.
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\v\f]/g, '\n').trim();
}

/** A name or a title, which stand on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ');
}
