import type { Locale } from '../../locales/locale.ts';
import { type Licence, licenceOf } from '../../reviews/licence.ts';
import type { Site } from '../site.ts';
import { markdownAddress, markdownLink } from './markdown-text.ts';

/** A line that says under which licence the data may be used, or that all rights are reserved. */
export function licenceText(site: Site, locale: Locale): string {
  return lineOf(site, locale, ({ name, url }) => (name === url ? url : `${name}${locale.comma}${url}`));
}

/** The same line in Markdown. */
export function licenceMarkdown(site: Site, locale: Locale): string {
  return lineOf(site, locale, ({ name, url }) => (name === url ? markdownAddress(url) : markdownLink(name, url)));
}

function lineOf({ catalog }: Site, { messages }: Locale, show: (licence: Licence) => string): string {
  const licence = licenceOf(catalog.business);
  return licence === undefined ? messages.licence.none : `${messages.licence.label}: ${show(licence)}`;
}
