/** A picture of an icon file: a PNG with as many pixels a side as it says, 256 at most. */
export interface IconImage {
  readonly size: number;
  readonly png: Uint8Array;
}

/** In bytes: ICONDIR and ICONDIRENTRY (MS-ICO, "Icons" of the Win32 resources). */
const HEADER = 6;
const ENTRY = 16;

/** Packs pictures of one icon into the file that browsers ask for as `/favicon.ico`. */
export function packIco(images: readonly IconImage[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  // An icon, not a cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of images.entries()) {
    const entry = HEADER + ENTRY * at;
    // One byte each, in which 256 is 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    // Colour planes, and bits a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return new Uint8Array(Buffer.concat([head, ...images.map(({ png }) => png)]));
}
