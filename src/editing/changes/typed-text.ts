/**
 * Letters that nobody sees and language models read (Unicode, block "Tags"). They belong only to flags such as Scotland's, which have
 * three to six of them and an end.
 */
const HIDDEN = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/**
 * A text as a person typed or pasted it, without hidden letters, with line feeds as its only line breaks and no white space around
 * it. Word pastes its line break within a paragraph as a vertical tab.
 */
export function typedText(text: string): string {
  return text
    .replace(HIDDEN, '$1')
    .replace(/\r\n?|[\v\f]/g, '\n')
    .trim();
}

/**
 * A text without the differences that a file may bring and nobody sees: in line ends, in spaces, which many editors take off line
 * ends when they save, and in how accents are encoded.
 */
export function plainText(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replaceAll(' \n', '\n')
    .trim();
}
