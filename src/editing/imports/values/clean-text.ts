import { decodeHTMLStrict } from 'entities/decode';
import { isFormulaFault } from '../../../reviews/csv/formula-guard.ts';
import { typedText } from '../../changes/typed-text.ts';

/** With the line end that a program may have written after the tag. Browsers take `</br>` for `<br>` (HTML, 13.2.6.4.7). */
const LINE_BREAK_TAG = /<(?:\/?br\s*\/?|\/(?:p|div|li|ul|ol|h[1-6]|blockquote))>(?:\r\n?|\n)?/gi;
const OTHER_TAG = /<\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|span|b|strong|i|em|u|a|font)(?:\s[^<>]*)?>/gi;
/** What programs write into a cell that has no text. */
const PLACEHOLDER =
  /^(?:n\/a|none|nan|null|nil|no (?:review |written )?(?:comments?|feedback|reviews?) (?:provided|given|left|available)\.?|[-–—.]+)$/i;

const ESCAPE = /\\([\\nrt"'])/g;
/** A text in which each backslash begins an escape. */
const ALL_ESCAPED = /^[^\\]*(?:\\[\\nrt"'][^\\]*)*$/;
/** The escape of a line end or a tab that is no slash between two words, as in `day\night`, or of a path, as in `C:\new`. */
const EVIDENT = /(?<![\p{L}\p{N}:\\])\\[nrt]|(?<!\\)\\[nrt](?!\p{Ll})/u;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** White space that ends a line. The lookbehind keeps the search linear. */
const LINE_END = /(?<![^\S\n])[^\S\n]+(?=\n)/g;

/**
 * The text with line feeds as its only line ends, and no white space around it or at the ends of its lines, which many editors take
 * off at a save. Many shop systems export their texts as HTML: character references (`&#39;`) and the tags of texts are replaced by
 * what a reader would see. Some export as HTML what was HTML already (`&amp;#39;`), and no customer writes so. Databases write a line
 * end as `\n` where a line is a row. Characters that no text may hold are left for the check to refuse.
 */
export function cleanText(text: string): string {
  const decoded = decodeHTMLStrict(decodeHTMLStrict(unescaped(text)));
  return typedText(decoded.replace(LINE_BREAK_TAG, '\n').replace(OTHER_TAG, '')).replace(LINE_END, '');
}

function unescaped(text: string): string {
  if (!ALL_ESCAPED.test(text) || !EVIDENT.test(text)) return text;
  return text.replace(ESCAPE, (_, sign: string) => ESCAPED[sign] ?? sign);
}

/** The same, or nothing if a program wrote that there is no text. */
export function cleanWords(text: string): string {
  const clean = cleanText(text);
  return PLACEHOLDER.test(clean) || isFormulaFault(clean) ? '' : clean;
}

/** A name, which stands on one line. */
export function cleanLine(text: string): string {
  return joinedLines(cleanText(text));
}

/** A clean text with spaces for its line ends. */
export function joinedLines(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
