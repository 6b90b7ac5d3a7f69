/** What no XML 1.0 document may hold (section 2.2): most control characters, U+FFFE and U+FFFF. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Drops the characters that no XML 1.0 document may hold, not even escaped. Half a surrogate pair becomes U+FFFD, and line
 * ends become those that an XML reader makes of them (section 2.11).
 */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '').replace(/\r\n?/g, '\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML and XML. As it has no `>`, it cannot end a CDATA section either. */
export function escapeHtml(text: string): string {
  return xmlText(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
