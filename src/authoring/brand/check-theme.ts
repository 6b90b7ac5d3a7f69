import { accentFault, type Mode } from '../../brand/palette.ts';
import { type Theme, themeFileSchema } from '../../brand/theme.ts';
import type { Issue, Parsed } from '../../reviews/schemas/issues.ts';
import { parseValue } from '../source/parse-value.ts';
import { textAt } from '../source/source.ts';

/** Checks the value of `brand/theme.yaml`: every pair of colours that it makes can be read. An empty file says nothing. */
export function checkTheme(value: unknown): Parsed<Theme> {
  if (value === null) return { ok: true, value: {} };
  const parsed = parseValue(themeFileSchema, value);
  // A colour is looked at beside a mistake elsewhere, so that both are told at once.
  const [accent, accent_dark] = (['accent', 'accent_dark'] as const).map((key) => {
    const written = textAt(value, key);
    return themeFileSchema.shape[key].safeParse(written).success ? written : undefined;
  });
  const issues = [
    ...(parsed.ok ? [] : parsed.issues),
    ...accentIssues('accent', accent, 'light'),
    ...accentIssues('accent_dark', accent_dark, 'dark'),
  ];
  if (parsed.ok && accent === undefined && accent_dark !== undefined)
    issues.push({
      path: ['accent_dark'],
      code: 'custom',
      message: 'is for dark pages alone; write the accent of light pages, too',
    });
  return parsed.ok && issues.length === 0 ? parsed : { ok: false, issues };
}

function accentIssues(key: string, colour: string | undefined, mode: Mode): Issue[] {
  const fault = colour === undefined ? undefined : accentFault(colour, mode);
  return fault === undefined ? [] : [{ path: [key], code: 'low_contrast', message: `"${colour}" ${fault}` }];
}
