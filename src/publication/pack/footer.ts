/** The end of a pack. It describes the head, which lies right before it, and shows that the file is a pack. */
interface Footer {
  /** The length of the head, in bytes. */
  readonly length: number;
  /** SHA-256 of the head, hexadecimal. */
  readonly digest: string;
}

/** The bytes `KPRV`, the last ones of the file. */
const MAGIC = 0x56_52_50_4b;
/** Another number for each other form of a pack, also of its search index and its side data. */
const FORMAT = 6;

/** The offset of each field. The format and the magic number are at the same place in all formats. */
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

/** Gives the footer, or what is wrong where the bytes are no footer or one of another format. */
export function decodeFooter(bytes: Buffer): Footer | string {
  if (bytes.length < FOOTER_BYTES || bytes.readUInt32LE(MAGIC_AT) !== MAGIC) return 'is not a publication, or is cut short';
  const format = bytes.readUInt32LE(FORMAT_AT);
  if (format !== FORMAT) return `has format ${format}; this server reads format ${FORMAT}: build again or restart the server`;
  return { length: Number(bytes.readBigUInt64LE(LENGTH)), digest: bytes.toString('hex', 0, LENGTH) };
}
