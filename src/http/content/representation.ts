import type { Body } from '../answer.ts';
import type { ByteRange } from './byte-range.ts';
import type { Coding } from './content-coding.ts';

/** What a URL stands for (RFC 9110, section 3.2), in the codings it is kept in. */
export interface Representation {
  /** The same for every answer with it, but for validators and coding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names the identity bytes; the opaque part of their entity tag. */
  readonly digest: string;
  /** Whole seconds since 1970, or `null` where none is known. */
  readonly lastModified: number | null;
  readonly codings: readonly Coding[];
  read(coding: Coding): Body | Promise<Body>;
  /** Present where some of the bytes can be had without all (RFC 9110, section 14). */
  readonly parts?: {
    /** Of the whole, in bytes. */
    length(coding: Coding): number;
    read(coding: Coding, range: ByteRange): Uint8Array;
  };
}
