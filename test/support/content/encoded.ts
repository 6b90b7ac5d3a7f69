/** A text in one of the encodings of one or two bytes that `TextDecoder` knows. Throws for a character that it lacks. */
export function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesOf = new Map<string, number[]>();
  const add = (bytes: number[]): void => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !bytesOf.has(character)) bytesOf.set(character, bytes);
    } catch {
      // These bytes are no character.
    }
  };
  for (let byte = 0; byte < 256; byte += 1) add([byte]);
  const isWide = /jis|jp|kr|gbk|big5/.test(encoding);
  for (let lead = 0x81; isWide && lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail]);
  return Buffer.from(
    Array.from(text, (character) => {
      const bytes = bytesOf.get(character);
      if (bytes === undefined) throw new Error(`${encoding} lacks ${character}`);
      return bytes;
    }).flat(),
  );
}
