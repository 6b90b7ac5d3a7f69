import { markOf } from '../brand/brand.ts';
import { readFonts } from '../pictures/fonts.ts';
import { siteIcon } from '../pictures/icons/site-icon.ts';
import { startRenderer } from '../pictures/resvg.ts';
import type { Site } from '../representations/site.ts';
import { readPackageFile } from './package-file.ts';

/** The SVG icon of a site whose `public/` has none: that of the brand, or else `star`. */
export async function drawnIcon(
  { brand, catalog }: Pick<Site, 'brand' | 'catalog'>,
  star: () => Promise<string>,
): Promise<string> {
  if (markOf(brand)) await startRenderer(readPackageFile);
  return siteIcon(brand, catalog.business.name, () => readFonts(readPackageFile)) ?? star();
}
