import { badgeWords } from '../badge/badge.ts';
import type { Site } from '../site.ts';

/** What the picture of shared links shows, for who does not see it (`og:image:alt`). */
export function pictureAlt(site: Site): string {
  return `${site.catalog.business.name}: ${badgeWords(site).spoken}`;
}

/**
 * A language as the Open Graph protocol writes it (`og:locale`): `en_US`. Where the tag names no territory it is the
 * business's country, if that stands as a code; where neither does, the language stands alone.
 */
export function openGraphLocale(tag: string, country = ''): string {
  const { language, region = country.toUpperCase() } = new Intl.Locale(tag);
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : language;
}
