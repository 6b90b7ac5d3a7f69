export type Section = Uint8Array | Uint32Array;

/** Hands out the sections in the order in which they were packed. */
export interface SectionReader {
  bytes(): Uint8Array;
  numbers(): Uint32Array;
}

// `RVSX` in the byte order of the machine, so that an index of the other byte order is refused as well.
const MAGIC = 0x58535652;
const VERSION = 5;
/** Numbers of 32 bits before the list of section lengths: magic, version, length of all in bytes, number of sections. */
const HEAD = 4;
const ALIGNMENT = 8;

/** Joins the sections behind a head that says what they are; each starts at a multiple of 8 bytes. */
export function packSections(sections: readonly Section[]): Uint8Array {
  const lengths = sections.map((section) => section.byteLength);
  const offsets = offsetsOf(lengths);
  const length = offsets.at(-1) ?? 0;
  if (length > 0xffff_ffff) throw new Error(`search index: ${length} bytes are more than the 4 GiB that its offsets can hold`);
  const packed = new Uint8Array(length);
  new Uint32Array(packed.buffer).set([MAGIC, VERSION, length, sections.length, ...lengths]);
  for (const [index, { buffer, byteOffset, byteLength }] of sections.entries()) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), offsets[index]);
  }
  return packed;
}

/** Opens packed sections as views of the bytes; copies the bytes only if they do not start at a multiple of 8 in memory. */
export function unpackSections(packed: Uint8Array): SectionReader {
  const bytes = packed.byteOffset % ALIGNMENT === 0 ? packed : new Uint8Array(packed);
  const lengths = checkedLengths(bytes);
  const offsets = offsetsOf(lengths);
  let index = 0;
  const next = () => {
    const byteLength = lengths[index];
    if (byteLength === undefined) throw new Error(`search index: ${lengths.length} sections are fewer than are read`);
    return { byteOffset: bytes.byteOffset + (offsets[index++] ?? 0), byteLength };
  };
  return {
    bytes() {
      const { byteOffset, byteLength } = next();
      return new Uint8Array(bytes.buffer, byteOffset, byteLength);
    },
    numbers() {
      const { byteOffset, byteLength } = next();
      return new Uint32Array(bytes.buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
    },
  };
}

function checkedLengths(bytes: Uint8Array): number[] {
  const head = new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT));
  const [magic, version, length, count = 0] = head;
  if (magic !== MAGIC) throw new Error('search index: the bytes are no search index of this machine; build it again');
  if (version !== VERSION)
    throw new Error(`search index: version ${version} is not ${VERSION}; build again or restart the server`);
  if (length !== bytes.byteLength)
    throw new Error(`search index: ${bytes.byteLength} bytes are there, not ${length}; build it again`);
  return [...head.subarray(HEAD, HEAD + count)];
}

/** Where each section starts, and last where all of them end. */
function offsetsOf(lengths: readonly number[]): number[] {
  const offsets = [align((HEAD + lengths.length) * Uint32Array.BYTES_PER_ELEMENT)];
  for (const length of lengths) offsets.push(align((offsets.at(-1) ?? 0) + length));
  return offsets;
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
