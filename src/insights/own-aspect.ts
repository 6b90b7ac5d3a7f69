import { z } from 'zod';
import type { Trade } from '../reviews/schemas/business.ts';
import { idSchema, proseSchema } from '../reviews/schemas/review.ts';
import { ENGLISH_DICTIONARY } from './languages/english/forms.ts';
import { parsePattern } from './lexicon/pattern.ts';
import { aspectsOfTrade, namesIn } from './trades/trades.ts';

/** A cue, on one line as in the files of the lexicon. */
const cueSchema = z
  .string()
  .overwrite((cue) => cue.trim().replace(/\s+/g, ' '))
  .refine((cue) => cueFault(cue) === undefined, { error: (issue) => cueFault(String(issue.input)) });

function cueFault(cue: string): string | undefined {
  if (cue === '') return 'is empty; a cue has 1 to 8 words';
  const pattern = parsePattern(cue, ENGLISH_DICTIONARY);
  return typeof pattern === 'string' ? pattern : undefined;
}

const cuesSchema = z.array(cueSchema).default([]);

/** An entry of `content/aspects.yaml`: an aspect of the business's own, or a change of a built-in one. */
export const ownAspectSchema = z.strictObject({
  id: idSchema,
  /** The name of the aspect. Without it, a built-in aspect keeps the name that it has in the trade. */
  name: proseSchema.optional(),
  /** Whether the aspect is left out everywhere. */
  hidden: z.boolean().default(false),
  positive: cuesSchema,
  neutral: cuesSchema,
  negative: cuesSchema,
  not: cuesSchema,
});

export type OwnAspect = z.infer<typeof ownAspectSchema>;

/** The aspects that reviews are read for: those of the trade and those that the editors added, without those that they hide. */
export function aspectsWith(trade: Trade, own: readonly OwnAspect[]): { id: string; name: string }[] {
  const names = namesIn(trade);
  return [...new Set([...aspectsOfTrade(trade), ...own].map(({ id }) => id))].flatMap((id) => {
    const entry = own.find((each) => each.id === id);
    return entry?.hidden ? [] : [{ id, name: entry?.name ?? names.get(id) ?? id }];
  });
}

/** `aspects.yaml` as an editor writes it. */
export const aspectsFileSchema = z.array(ownAspectSchema);
