import type { Brand, Logo } from './brand.ts';

/** A picture with a greater ratio of its sides cannot be made out in a square. */
const WIDEST = 2;

/** The picture that stands for the business in a small square: the icon, or a logo that is not too wide or tall for that. */
export function markOf({ icon, logo }: Pick<Brand, 'icon' | 'logo'>): Logo | undefined {
  if (icon) return icon;
  return logo && Math.max(logo.width / logo.height, logo.height / logo.width) <= WIDEST ? logo : undefined;
}
