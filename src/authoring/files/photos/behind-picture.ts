/** The name, for a message, of what a file holds behind its picture. */
export const BEHIND = 'more data behind the picture';

/** Whether there is something from a place on. Some programs fill up the last block of a file with zeros. */
export function isFilledFrom(bytes: Buffer, offset: number): boolean {
  return bytes.subarray(offset).some((byte) => byte !== 0);
}
