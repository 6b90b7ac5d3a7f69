import { badgeWords } from '../badge/badge.ts';
import type { Site } from '../site.ts';

/** Says in words what the picture of a shared link shows (`og:image:alt`). */
export function pictureAlt(site: Site): string {
  return `${site.catalog.business.name}: ${badgeWords(site).spoken}`;
}

/**
 * A language as the Open Graph protocol writes it (`og:locale`), such as `en_US`. Where the language tag names no
 * territory, the country of the business is taken, if it is written as a code; else the language stands alone.
 */
export function openGraphLocale(tag: string, country = ''): string {
  const { language, region = country.toUpperCase() } = new Intl.Locale(tag);
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : language;
}
