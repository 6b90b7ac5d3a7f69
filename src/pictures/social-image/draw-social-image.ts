import { localeOf } from '../../locales/locale.ts';
import type { Site } from '../../representations/site.ts';
import { readFonts } from '../fonts.ts';
import { paint, type ReadPackageFile, startRenderer } from '../resvg.ts';
import { socialSvg } from './social-svg.ts';

/** Draws the picture that messengers and social networks show beside a link to the site, as a PNG. */
export async function drawSocialImage({ baseUrl, catalog }: Site, read: ReadPackageFile): Promise<Uint8Array<ArrayBuffer>> {
  await startRenderer(read);
  const fonts = readFonts(read);
  const { rating_value, rating_count } = catalog.aggregateRating;
  const facts = {
    name: catalog.business.name,
    rating: rating_value,
    count: rating_count,
    host: new URL(baseUrl).host,
    locale: localeOf(catalog.language),
  };
  return paint(socialSvg(facts, fonts), { fonts: fonts.files }).png;
}
