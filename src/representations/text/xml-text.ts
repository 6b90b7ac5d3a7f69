/** What XML 1.0 (section 2.2) has no place for: most control characters, U+FFFE and U+FFFF. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Drops the characters that no XML 1.0 document can hold, not even escaped; half a surrogate pair becomes U+FFFD.
 * Line ends become those that an XML reader makes of them (section 2.11).
 */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '').replace(/\r\n?/g, '\n');
}

/** Escapes `&` alone. */
export function escapeAmpersands(text: string): string {
  return text.replaceAll('&', '&amp;');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as HTML; without `>` it cannot close a CDATA section either. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
