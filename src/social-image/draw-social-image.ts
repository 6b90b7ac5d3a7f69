import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { localeOf } from '../locales/locale.ts';
import type { Site } from '../representations/site.ts';
import { fitName } from './fit-name.ts';
import { fontsFor, type ReadPackageFile } from './fonts.ts';
import { CONTENT_WIDTH, HEIGHT, imageTree, WIDTH } from './image-tree.ts';

/** Draws the picture that messengers and social networks show beside a link to the site, as a PNG. */
export async function drawSocialImage({ baseUrl, catalog }: Site, read: ReadPackageFile): Promise<Uint8Array<ArrayBuffer>> {
  const name = await fitName(catalog.business.name, CONTENT_WIDTH, read);
  const { rating_value, rating_count } = catalog.aggregateRating;
  const tree = imageTree({
    name,
    rating: rating_value,
    count: rating_count,
    host: new URL(baseUrl).host,
    locale: localeOf(catalog.language),
  });
  const fonts = [...fontsFor('', 500, read), ...(name?.fonts ?? fontsFor('', 700, read))];
  const svg = await satori(tree, { width: WIDTH, height: HEIGHT, fonts });
  await startRenderer(read);
  return new Uint8Array(new Resvg(svg).render().asPng());
}

/** The renderer starts once in a process and throws when it is asked again, as the dev server does. */
async function startRenderer(read: ReadPackageFile): Promise<void> {
  try {
    await initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error;
  }
}
