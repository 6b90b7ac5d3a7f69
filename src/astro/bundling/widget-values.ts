import { themePalette } from '../../brand/theme-css.ts';
import { searchPathOf } from '../../representations/server-paths.ts';
import type { Site } from '../../representations/site.ts';
import { widgetWords } from '../../representations/text/widget-words.ts';
import type { Catalog } from '../../reviews/catalog.ts';

/** Placeholders in the bundled widget for the values of a site (`src/env.d.ts`): one bundle serves all sites. */
export const PLACES = {
  SEARCH_PATH: '__SEARCH_PATH__',
  ACCENT: '__ACCENT__',
  WORDS: '__WORDS__',
  LANGUAGE: '__LANGUAGE__',
} as const;

type Values = Readonly<Record<keyof typeof PLACES, string>>;

/** What the widget shows of a site. */
interface WidgetSite extends Pick<Site, 'hasServer' | 'brand'> {
  readonly catalog: Pick<Catalog, 'language' | 'words'>;
}

/** The values for the widget of a site, as JavaScript. */
export function widgetValues({ hasServer, brand, catalog }: WidgetSite): Values {
  const palette = themePalette(brand.theme);
  return {
    SEARCH_PATH: JSON.stringify(searchPathOf({ hasServer })) ?? 'undefined',
    ACCENT: palette ? JSON.stringify([palette.light.accent, palette.dark.accent]) : 'undefined',
    WORDS: JSON.stringify(widgetWords(catalog)),
    LANGUAGE: JSON.stringify(catalog.language),
  };
}

/** The bundled widget with the values in place of the placeholders. */
export function widgetFor(site: WidgetSite, bundle: string): string {
  const values = Object.entries(widgetValues(site)) as [keyof Values, string][];
  return values.reduce((code, [name, value]) => code.replaceAll(PLACES[name], () => value), bundle);
}

/** Values or placeholders in the form of Vite's `define`. */
export function definitionsOf(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, code]) => [`import.meta.env.${name}`, code]));
}
