/** One picture of an icon file: a square PNG; `size` is its side in pixels, at most 256. */
export interface IconImage {
  readonly size: number;
  readonly png: Uint8Array;
}

/** In bytes: the file's header ICONDIR and an entry ICONDIRENTRY for each picture ("Icons" of the Win32 resources). */
const HEADER = 6;
const ENTRY = 16;

/** Packs pictures of one icon into the file that browsers ask for as `/favicon.ico`. */
export function packIco(images: readonly IconImage[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  // The type 1 is an icon; 2 would be a cursor.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [at, { size, png }] of images.entries()) {
    const entry = HEADER + ENTRY * at;
    // The width and the height have one byte each, and 0 stands for 256.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    // The number of colour planes, and the bits of a pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return new Uint8Array(Buffer.concat([head, ...images.map(({ png }) => png)]));
}
