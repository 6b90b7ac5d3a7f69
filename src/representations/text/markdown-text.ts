import { xmlText } from './xml-text.ts';

/** What begins markup anywhere in a line (CommonMark, and GitHub's extensions). */
const ANYWHERE = /[\\`*_[\]~#]|&(?=#?\w+;)/g;
/**
 * A backslash here breaks up a bare address. Programs that recognise one and make a link of it would take backslashes further on
 * for a part of the address.
 */
const BARE_ADDRESS = /(?<=:)\/(?=\/)|(?<=www)\./gi;
/** What begins markup only at the beginning of a line: a list, a rule, a quotation, a table, the underline of a heading. */
const AT_START = /^[-+=:>|]/;
const NUMBERED = /^(\d+)([.)])/;
/** All that any reader takes for the end of a line (Unicode, UAX 14), except control characters, which are dropped. */
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** Plain text within a line or a heading of Markdown: it reads as it was, except for white space. */
export function markdownInline(text: string): string {
  return escapeInline(linesOf(text).join(' '));
}

/** Plain text as a quotation: each of its lines is marked as one, so that none can pass for a line of this site. */
export function markdownQuote(text: string): string {
  return linesOf(text.trim())
    .map((line) => `> ${escapeStart(escapeInline(line))}`.trimEnd())
    .join('\n');
}

/** An address as a link to itself; characters that could end it early are percent-encoded. */
export function markdownAddress(address: string): string {
  return `<${new URL(address).href}>`;
}

/** A link. `name` must be words of this site, as no escaping keeps all programs from finding another link in it. */
export function markdownLink(name: string, address: string): string {
  return `[${name}](${new URL(address).href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function linesOf(text: string): string[] {
  return text.split(LINE_END).map(xmlText);
}

function escapeInline(line: string): string {
  const text = line.trim().replace(/\s+/g, ' ');
  return text.replace(ANYWHERE, '\\$&').replace(BARE_ADDRESS, '\\$&').replaceAll('<', '&lt;');
}

function escapeStart(line: string): string {
  return line.replace(AT_START, '\\$&').replace(NUMBERED, '$1\\$2');
}
