import { xmlText } from './xml-text.ts';

/** What begins markup wherever it stands in a line (CommonMark, and GitHub's extensions). */
const ANYWHERE = /[\\`*_[\]~#]|&(?=#?\w+;)/g;
/** Programs that make a link of a bare address take a backslash behind it for a part of it, and so undo what it escapes. */
const BARE_ADDRESS = /(?<=:)\/(?=\/)|(?<=www)\./gi;
/** What makes more of a line than text at its beginning: a list, a rule, a quotation, a table, the underline of a heading. */
const AT_START = /^[-+=:>|]/;
const NUMBERED = /^(\d+)([.)])/;
/** All that some reader takes for the end of a line (Unicode, UAX 14), but for the control characters that are dropped. */
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** Plain text behind other words on a line of Markdown, or as a heading: it reads back as it was, but for white space. */
export function markdownInline(text: string): string {
  return escapeInline(linesOf(text).join(' '));
}

/** Plain text as a quotation: each of its lines is marked, so that none can pass for a line of ours. */
export function markdownQuote(text: string): string {
  return linesOf(text.trim())
    .map((line) => `> ${escapeStart(escapeInline(line))}`.trimEnd())
    .join('\n');
}

/** An address as a link to itself; what could end it early is percent-encoded. */
export function markdownAddress(address: string): string {
  return `<${new URL(address).href}>`;
}

/** A link; `name` is a word of ours, since no escaping keeps every program from finding another link in it. */
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
