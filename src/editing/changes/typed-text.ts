/**
 * A text as a person typed or pasted it, with line feeds as its only line breaks and no white space around it. Word pastes its
 * line break within a paragraph as a vertical tab.
 */
export function typedText(text: string): string {
  return text.replace(/\r\n?|[\v\f]/g, '\n').trim();
}
