import { decodeHTMLStrict } from 'entities/decode';

/** With the line end that a program may have written after the tag. */
const LINE_BREAK_TAG = /<br\s*\/?>(?:\r\n?|\n)?/gi;

/**
 * The text with line feeds as its only line ends, and no white space around it. Many shop systems export their texts as HTML:
 * character references (`&#39;`) and `<br>` are replaced by what a reader would see. Characters that no text may hold are left for the
 * check to refuse.
 */
export function cleanText(text: string): string {
  return decodeHTMLStrict(text)
    .replace(LINE_BREAK_TAG, '\n')
    .replace(/\r\n?|[\v\f]/g, '\n')
    .trim();
}

/** A name or a title, which stand on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ');
}
