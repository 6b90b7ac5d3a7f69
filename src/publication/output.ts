/** A file that a build makes, with a digest of its inputs: the file is made again only if that changes. */
export interface Output {
  /** Below the client folder, with slashes. */
  readonly name: string;
  /** SHA-256 of everything that the file is made of, hexadecimal. A file without it is made by every build. */
  readonly inputs?: string;
  readonly make: () => Promise<Uint8Array>;
}
