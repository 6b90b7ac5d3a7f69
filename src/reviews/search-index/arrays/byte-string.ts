/**
 * The text's UTF-8 bytes, each as one character: compares and sorts like the bytes.
 * A lone surrogate becomes three bytes of its own (WTF-8), so it equals itself and never half of another character.
 */
export function toByteString(text: string): string {
  return text
    .split(/(\p{Surrogate})/u)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part).toString('latin1') : surrogateBytes(part.charCodeAt(0))))
    .join('');
}

/** The bytes of a byte string. */
export function toBytes(byteString: string): Uint8Array {
  return Buffer.from(byteString, 'latin1');
}

function surrogateBytes(unit: number): string {
  return String.fromCharCode(0xe0 | (unit >>> 12), 0x80 | ((unit >>> 6) & 0x3f), 0x80 | (unit & 0x3f));
}
