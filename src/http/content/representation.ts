import type { Body } from '../answer.ts';
import type { ByteRange } from './byte-range.ts';
import type { Coding } from './content-coding.ts';

/** The bytes that a URL stands for (RFC 9110, section 3.2), in all codings that they are kept in. */
export interface Representation {
  /** The headers of every answer with it, except validators and coding. */
  readonly headers: Readonly<Record<string, string>>;
  /** Tells these bytes from any others; part of their entity tags. */
  readonly digest: string;
  /** Whole seconds since 1970, or `null` where none is known. */
  readonly lastModified: number | null;
  readonly codings: readonly Coding[];
  read(coding: Coding): Body | Promise<Body>;
  /** Present where a part of the bytes, without any coding, can be read alone (RFC 9110, section 14). */
  readonly parts?: {
    /** The length of the whole, in bytes. */
    readonly length: number;
    read(range: ByteRange): Uint8Array;
  };
}
