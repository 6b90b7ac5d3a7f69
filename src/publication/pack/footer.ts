/** The end of a pack: where its head is, which lies before it, and that this is a pack. */
interface Footer {
  /** The length of the head, in bytes. */
  readonly length: number;
  /** SHA-256 of the head, hexadecimal. */
  readonly digest: string;
}

/** The bytes `KPRV`, the last ones of the file. */
const MAGIC = 0x56_52_50_4b;
const FORMAT = 4;

/** Where each field begins. Format and magic number stand where all formats have them. */
const LENGTH = 32;
const FORMAT_AT = 40;
const MAGIC_AT = 44;
export const FOOTER_BYTES = 48;

export function encodeFooter({ length, digest }: Footer): Buffer {
  const bytes = Buffer.alloc(FOOTER_BYTES);
  bytes.write(digest, 'hex');
  bytes.writeBigUInt64LE(BigInt(length), LENGTH);
  bytes.writeUInt32LE(FORMAT, FORMAT_AT);
  bytes.writeUInt32LE(MAGIC, MAGIC_AT);
  return bytes;
}

/** Gives what is wrong where the bytes are no footer, or that of another format. */
export function decodeFooter(bytes: Buffer): Footer | string {
  if (bytes.length < FOOTER_BYTES || bytes.readUInt32LE(MAGIC_AT) !== MAGIC) return 'is not a publication, or is cut short';
  const format = bytes.readUInt32LE(FORMAT_AT);
  if (format !== FORMAT) return `has format ${format}; this server reads format ${FORMAT}: build again or restart the server`;
  return { length: Number(bytes.readBigUInt64LE(LENGTH)), digest: bytes.toString('hex', 0, LENGTH) };
}
