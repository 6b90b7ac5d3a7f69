import { z } from 'zod';

/** Where a blob is in the pack file, in bytes, and its digest. */
const spanSchema = z.object({
  offset: z.number(),
  length: z.number(),
  /** SHA-256 of the bytes, hexadecimal. */
  digest: z.string(),
});

/** The data about a pack as a whole: the only part that is parsed when the pack is opened. */
export const headSchema = z.object({
  /** When the build was made, in ms since 1970, but always later than the build before. Publications are ordered by it. */
  sequence: z.number(),
  baseUrl: z.string(),
  hubUrl: z.string().nullable(),
  licenceUrl: z.string().optional(),
  /** A digest of the code that made the files; the server does not look at it. */
  code: z.string(),
  /** How many reviews are published. */
  reviewCount: z.number(),
  searchIndex: spanSchema,
  sideData: spanSchema,
  /** How many entries there are. `table` is the block that names the blocks with the entries. */
  count: z.number(),
  table: spanSchema,
});

export type Span = z.infer<typeof spanSchema>;
export type Head = z.infer<typeof headSchema>;
