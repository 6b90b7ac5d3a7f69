import { z } from 'zod';

/** Offset and length in bytes within the pack file. */
const spanSchema = z.tuple([z.number(), z.number()]);

const entrySchema = z.object({
  /** Below the base address, with a leading slash; pages without `.html`. */
  path: z.string(),
  mediaType: z.string(),
  /** SHA-256 of the identity bytes, hexadecimal. */
  digest: z.string(),
  /** Whole seconds since 1970: when a build first made these bytes. */
  lastModified: z.number(),
  identity: spanSchema,
  br: spanSchema.optional(),
  gzip: spanSchema.optional(),
});

/** The end of a pack: all that is published, and where its bytes are in the file. */
export const manifestSchema = z.object({
  /** When the build was made, in ms since 1970, but always later than the build before: it orders publications. */
  sequence: z.number(),
  baseUrl: z.string(),
  hubUrl: z.string().nullable(),
  licenceUrl: z.string().optional(),
  searchIndex: spanSchema,
  sideData: spanSchema,
  entries: z.array(entrySchema),
});

export type Span = z.infer<typeof spanSchema>;
export type Entry = z.infer<typeof entrySchema>;
export type Manifest = z.infer<typeof manifestSchema>;
