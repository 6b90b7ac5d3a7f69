/** A file that is published of a brand: what `Output` of the publication asks for. */
export interface BrandFile {
  /** Below the address of the site, without a leading slash. */
  readonly name: string;
  /** SHA-256 of all that it is made of; absent where that is the file itself. */
  readonly inputs?: string;
  readonly make: () => Promise<Uint8Array>;
}
