/** An array in the bytes: how many bytes each of its numbers takes, where it starts behind the head, and how many numbers it has. */
type Place = [size: number, start: number, length: number];

/** Each array starts at a multiple of this, as arrays of 32 bits must start at one of 4. */
const ALIGNMENT = 8;
const LINE_END = 0x0a;

/**
 * Writes arrays that are in an object, or in objects within it: first the object as a line of JSON, with places instead of arrays, and
 * then the arrays, their numbers in the byte order of the machine.
 */
export function packArrays(arrays: object): Uint8Array {
  const written: Uint8Array[] = [];
  let end = 0;
  function write({ buffer, byteOffset, byteLength, BYTES_PER_ELEMENT: size }: Uint8Array | Uint32Array): Place {
    const start = end;
    end = aligned(start + byteLength);
    written.push(new Uint8Array(buffer, byteOffset, byteLength), new Uint8Array(end - start - byteLength));
    return [size, start, byteLength / size];
  }
  const placesOf = (parts: object): object =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, ArrayBuffer.isView(part) ? write(part as Uint8Array) : placesOf(part)]),
    );
  const head = JSON.stringify(placesOf(arrays));
  return Buffer.concat([Buffer.from(`${head.padEnd(aligned(head.length + 1) - 1)}\n`), ...written]);
}

/** Opens what `packArrays` wrote, as views of the bytes; copies the bytes only if they do not start at a multiple of 8 in memory. */
export function unpackArrays<T>(packed: Uint8Array): T {
  const bytes = packed.byteOffset % ALIGNMENT === 0 ? packed : new Uint8Array(packed);
  const { buffer, byteOffset } = bytes;
  const first = bytes.indexOf(LINE_END) + 1;
  function arrayAt([size, start, length]: Place): Uint8Array | Uint32Array {
    const offset = byteOffset + first + start;
    return size === 1 ? new Uint8Array(buffer, offset, length) : new Uint32Array(buffer, offset, length);
  }
  const head = new TextDecoder().decode(bytes.subarray(0, first));
  return JSON.parse(head, (_, part) => (Array.isArray(part) ? arrayAt(part as Place) : part));
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
