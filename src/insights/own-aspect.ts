import { z } from 'zod';
import { idSchema, proseSchema } from '../reviews/schemas/review.ts';
import { ASPECT_IDS, ASPECTS } from './aspects.ts';
import { parsePattern } from './lexicon/pattern.ts';

/** A cue, written on one line as in the files of the lexicon. */
const cueSchema = z
  .string()
  .overwrite((cue) => cue.trim().replace(/\s+/g, ' '))
  .refine((cue) => cueFault(cue) === undefined, { error: (issue) => cueFault(String(issue.input)) });

function cueFault(cue: string): string | undefined {
  if (cue === '') return 'is empty; a cue has 1 to 8 words';
  const pattern = parsePattern(cue);
  return typeof pattern === 'string' ? pattern : undefined;
}

const cuesSchema = z.array(cueSchema).default([]);

/** An entry of `content/aspects.yaml`: an aspect of the trade's own, or more words for a built-in one. */
export const ownAspectSchema = z.strictObject({
  id: idSchema,
  /** How a new aspect is called; a built-in one has its name. */
  name: proseSchema.optional(),
  positive: cuesSchema,
  neutral: cuesSchema,
  negative: cuesSchema,
  not: cuesSchema,
});

export type OwnAspect = z.infer<typeof ownAspectSchema>;

/** The aspects that reviews are read for: the built-in ones, then those that the editors added, which may have no name. */
export function aspectsWith(own: readonly Pick<OwnAspect, 'id' | 'name'>[]): { id: string; name: string }[] {
  const added = own.filter(({ id }) => !ASPECT_IDS.some((known) => known === id));
  return [...ASPECTS, ...added.map(({ id, name = id }) => ({ id, name }))];
}

/** `aspects.yaml` as an editor writes it. */
export const aspectsFileSchema = z.array(ownAspectSchema);
