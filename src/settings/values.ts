import { z } from 'zod';
import { type ParsedText, parsedBy, refused } from '../http/parsed-text.ts';

/** The schema of a setting that a function parses; its message says what is allowed. */
export function parsed<T>(parse: (text: string) => ParsedText<T>) {
  return z.string().transform(parsedBy(parse));
}

export const nonEmpty = z.string().min(1, { error: 'is empty' });

export function oneOf<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: `allowed: ${values.join(', ')}` });
}

export function wholeNumber(minimum: number, maximum: number) {
  return parsed<number>((text) => {
    const value = Number(text);
    if (/^[0-9]{1,10}$/.test(text) && value >= minimum && value <= maximum) return { ok: true, value };
    return refused(`allowed: a whole number from ${minimum} to ${maximum}`);
  });
}

/** Numbers, separated by commas, each written as `pattern` says; `allowed` says in words which. */
export function numbers<T>(pattern: RegExp, schema: z.ZodType<T>, allowed: string) {
  return parsed<T>((text) => {
    const parts = text.split(',').map((part) => part.trim());
    const { success, data } = schema.safeParse(parts.map((part) => (pattern.test(part) ? Number(part) : null)));
    return success ? { ok: true, value: data } : refused(`allowed: ${allowed}`);
  });
}
