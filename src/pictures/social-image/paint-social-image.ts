import { themePalette } from '../../brand/theme-css.ts';
import { localeOf } from '../../locales/locale.ts';
import type { RatedSite } from '../../representations/site.ts';
import type { Fonts } from '../fonts.ts';
import { paint } from '../resvg.ts';
import { socialSvg } from './social-svg.ts';

/** Paints the picture that messengers and social networks show beside a link to the site, as a PNG. */
export function paintSocialImage({ baseUrl, brand, catalog }: RatedSite, fonts: Fonts): Uint8Array<ArrayBuffer> {
  const locale = localeOf(catalog.language, catalog.words);
  const { rating_value, rating_count } = catalog.aggregateRating;
  const facts = {
    name: catalog.business.name,
    rating: rating_value,
    count: rating_count,
    host: new URL(baseUrl).host,
    // English where the font lacks the letters of a language, which would be painted as boxes.
    locale: fonts.canWrite(locale.messages.home.title) ? locale : localeOf('en'),
    accents: themePalette(brand.theme)?.light,
    logo: brand.logo,
  };
  return paint(socialSvg(facts, fonts), { fonts: fonts.files }).png;
}
