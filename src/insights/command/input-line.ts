import { z } from 'zod';
import { quote } from '../../reviews/schemas/issues.ts';
import { ratingSchema } from '../../reviews/schemas/review.ts';

/**
 * A language tag in any letter case, since files may come from anywhere. A word that is not a tag (`English`) is refused, because
 * its review would otherwise be left out silently.
 */
const languageTagSchema = z.string().regex(/^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i, {
  error: (issue) => `${quote(issue.input)} is not a language tag such as en or es-MX (BCP 47)`,
});

/** A span of the text, in UTF-16 code units. */
const spanSchema = z.object({ start: z.int().min(0), end: z.int().min(0) });

/** The most targets of a line. They are limited because the words around each one are analysed. */
const MOST_TARGETS = 1000;

/** A line of the input of `reviews insights`; other keys are ignored. */
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
