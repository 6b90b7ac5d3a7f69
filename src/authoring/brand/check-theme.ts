import { type Theme, themeFileSchema } from '../../brand/theme.ts';
import type { Parsed } from '../../reviews/schemas/issues.ts';
import { parseValue } from '../source/parse-value.ts';

/** Checks the value of `brand/theme.yaml`. An empty file says nothing. */
export function checkTheme(value: unknown): Parsed<Theme> {
  const parsed = parseValue(themeFileSchema, value ?? {});
  if (!parsed.ok || parsed.value.accent !== undefined || parsed.value.accent_dark === undefined) return parsed;
  const message = 'is for dark pages alone; write the accent of light pages, too';
  return { ok: false, issues: [{ path: ['accent_dark'], code: 'custom', message }] };
}
