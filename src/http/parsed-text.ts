import { z } from 'zod';

/** What a text means, or what is wrong with it. */
export type ParsedText<T> = { ok: true; value: T } | { ok: false; message: string };

/** Says what is wrong with a text. */
export function refused(message: string): ParsedText<never> {
  return { ok: false, message };
}

/** Makes a transform of a Zod schema: the function parses the text, and what it finds wrong becomes an issue. */
export function parsedBy<T>(parse: (text: string) => ParsedText<T>) {
  return (text: string, context: z.RefinementCtx<string>): T => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: 'custom', input: text, message: parsed.message });
    return z.NEVER;
  };
}
