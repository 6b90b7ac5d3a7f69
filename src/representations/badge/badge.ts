import { z } from 'zod';
import { localeOf } from '../../locales/locale.ts';
import type { RatedSite, Site } from '../site.ts';

/** The data from which shields.io draws a badge (https://shields.io/badges/endpoint-badge), as far as they are used here. */
export const badgeSchema = z
  .object({
    schemaVersion: z.literal(1),
    label: z.string().meta({ examples: ['reviews'] }),
    message: z.string().meta({ examples: ['4.7 ★ · 260 verified reviews'] }),
    color: z.string().meta({ description: 'A colour that shields.io knows by name.', examples: ['brightgreen'] }),
  })
  .meta({ id: 'Badge' });

type Badge = z.infer<typeof badgeSchema>;

/** `/badge.json`, which shields.io fetches to draw a badge. */
export function renderBadgeJson(site: Site): string {
  const { label } = localeOf(site.catalog.language, site.catalog.words).messages.badge;
  const badge: Badge = { schemaVersion: 1, label, message: badgeWords(site).message, color: colorOf(site) };
  return `${JSON.stringify(badge)}\n`;
}

function colorOf({ catalog }: Site): string {
  const mean = catalog.aggregateRating.rating_value;
  if (mean === null) return 'lightgrey';
  if (mean >= 4.5) return 'brightgreen';
  if (mean >= 4) return 'green';
  return mean >= 3 ? 'yellow' : 'orange';
}

/** The words of a badge. */
interface BadgeWords {
  /** The mean rating; absent without reviews. */
  readonly rating?: string;
  readonly reviews: string;
  /** Rating and number on one line. */
  readonly message: string;
  /** Rating and number for people who hear the badge instead of seeing it. */
  readonly spoken: string;
}

/** The aggregate rating in the words of the business's language. */
export function badgeWords({ catalog }: Pick<RatedSite, 'catalog'>): BadgeWords {
  const locale = localeOf(catalog.language, catalog.words);
  const { badge, count, rating: stars } = locale.messages;
  const { rating_value, rating_count } = catalog.aggregateRating;
  if (rating_value === null) return { reviews: badge.none, message: badge.none, spoken: badge.none };
  const rating = locale.rating(rating_value);
  const reviews = locale.counted(count.verifiedReviews, rating_count);
  return { rating, reviews, message: badge.message(rating, reviews), spoken: `${stars.stars(rating)}${locale.comma}${reviews}` };
}
