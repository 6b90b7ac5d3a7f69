/** A file that a build makes, and what has to be known to make it only where that has changed. */
export interface Output {
  /** Below the client folder, with slashes. */
  readonly name: string;
  /** SHA-256 of all that the file is made of, hexadecimal; without it the file is made by every build. */
  readonly inputs?: string;
  readonly make: () => Promise<Uint8Array>;
}
