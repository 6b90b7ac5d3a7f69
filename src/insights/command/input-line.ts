import { z } from 'zod';
import { quote } from '../../reviews/schemas/issues.ts';
import { ratingSchema } from '../../reviews/schemas/review.ts';

/**
 * A language tag in any letter case, since a file may come from anywhere. A word that is no tag (`English`) is refused, as the
 * review would be left out in silence.
 */
const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i, {
  error: (issue) => `${quote(issue.input)} is not a language tag such as en or es-MX (BCP 47)`,
});

/** A span of the text, in UTF-16 code units. */
const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** The most targets of a line, since for each the words around it are looked at. */
const MOST_TARGETS = 1000;

/** What a line of the input of `reviews insights` holds; its other keys are ignored. */
export const inputLineSchema = z
  .object(
    {
      id: z.string().min(1),
      text: z.string(),
      rating: ratingSchema.nullish(),
      language: languageTagSchema.nullish(),
      targets: z.array(spanSchema).max(MOST_TARGETS).nullish(),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? 'is not an object; a line holds one review, { … }' : undefined) },
  )
  .check(({ value: { text, targets }, issues }) => {
    for (const [at, target] of (targets ?? []).entries()) {
      const message = spanFault(target, text.length);
      if (message !== undefined) issues.push({ code: 'custom', path: ['targets', at], input: target, message });
    }
  });

export type InputLine = z.infer<typeof inputLineSchema>;

function spanFault({ start, end }: z.infer<typeof spanSchema>, length: number): string | undefined {
  if (end > length) return `its end, ${end}, is behind the end of the text, ${length}`;
  return start < end ? undefined : `its start, ${start}, is not before its end, ${end}`;
}
