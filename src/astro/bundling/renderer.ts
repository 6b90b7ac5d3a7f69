import { createApp } from 'astro/app/entrypoint';
import { sha256 } from '../../publication/digest.ts';
import type { Output } from '../../publication/files.ts';
import { createTurns } from '../../publication/serving/turns.ts';
import type { MappedPage } from '../../representations/discovery/site-map.ts';
import { NOT_FOUND_PATH } from '../../representations/resource-paths.ts';
import { isPublished } from '../../representations/server-paths.ts';
import type { Site } from '../../representations/site.ts';
import { newestDateOf } from '../../reviews/catalog.ts';
import { type PageSource, pagesOf } from '../pages/pages.ts';

type AstroApp = ReturnType<typeof createApp>;

/** A file that a route makes. */
interface Rendered extends Output {
  /** Its entry in the site map; absent where it has none. */
  readonly page?: MappedPage | undefined;
}

interface RenderOptions {
  /** The SVG that the icons are painted from. */
  readonly icon: string;
  /** Whether the pages are for people who work on the content. */
  readonly isPreview: boolean;
}

/** Gives all files that the routes make of the site. */
export function outputsOf(site: Site, options: RenderOptions): Rendered[] {
  const app = appBelow(new URL(site.baseUrl).pathname, options);
  const making = { app, site, options };
  const routes = app.manifest.routes.map(({ routeData }) => routeData);
  const prerendered = routes.filter(({ prerender, route }) => prerender && isPublished(route, site));
  return prerendered.flatMap((route) => paramsOf(route, site).map((params) => outputOf(making, route, params)));
}

/**
 * Makes an app that renders for an address with this path. The bundle is made for no address, so the path is set in the manifest,
 * which all apps share.
 */
function appBelow(path: string, { isPreview }: RenderOptions): AstroApp {
  Object.assign(createApp().manifest, { base: path });
  // If answers were streamed, a page that fails would give an answer that ends early.
  const app = createApp({ streaming: false });
  // A build ends with the error itself; Astro would print its stack before that.
  if (!isPreview) app.logger.options.level = 'silent';
  return app;
}

/** What every output is made with. */
interface Making {
  readonly app: AstroApp;
  readonly site: Site;
  readonly options: RenderOptions;
}

/** The routes that paint the icon of the site. */
const OF_ICON: readonly string[] = ['/favicon.ico', '/apple-touch-icon.png'];

type Route = AstroApp['manifest']['routes'][number]['routeData'];
type Params = Readonly<Record<string, string>>;

function paramsOf({ pathname, route }: Route, site: Site): Params[] {
  return pathname === undefined ? pagesOf(site).params(route) : [{}];
}

function outputOf(making: Making, routeData: Route, params: Params): Rendered {
  const { site, options } = making;
  const { route, type } = routeData;
  const { icon, ...others } = options;
  const given = OF_ICON.includes(route) ? { icon, ...others } : others;
  const path = route.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => params[name] ?? '');
  const source = pagesOf(site).source(route, params);
  const make = () => inTurn(() => render(making, routeData, path, { ...source.locals, ...given }));
  const inputs = sha256(JSON.stringify(given), route, source.inputs());
  if (type !== 'page') return { name: path.slice(1), inputs, make };
  // As `build.format: 'file'` names them.
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return { name, inputs, page: mappedPage(path, source, site.baseUrl), make };
}

/** The entry of a page in the site map; none if it says that nothing is there, as Google takes that for a mistake ("soft 404"). */
function mappedPage(path: string, { locals }: PageSource, baseUrl: string): MappedPage | undefined {
  if (isNotFound(path) || locals.listPage?.reviews.length === 0) return undefined;
  const url = baseUrl + encodeURI(path);
  return locals.reviewPage ? { url, lastmod: newestDateOf(locals.reviewPage.review) } : { url };
}

/** Renders one page after another: in parallel none would be done earlier. */
const inTurn = createTurns(1);

async function render({ app, site }: Making, routeData: Route, path: string, given: Partial<App.Locals>): Promise<Uint8Array> {
  const response = await app.render(new Request(site.baseUrl + encodeURI(path)), {
    // Otherwise Astro would ask the route once which paths it has, and refuse those of later content.
    routeData: { ...routeData, prerender: false },
    locals: given,
  });
  const { failure } = given;
  // Its message tells the owner what is wrong with the file that the icons are painted from.
  if ((failure as NodeJS.ErrnoException | undefined)?.code === 'ERR_ICON') throw failure;
  if (failure !== undefined || response.status !== (isNotFound(path) ? 404 : 200))
    throw new Error(`${routeData.component} cannot make ${path}: it answers ${response.status}`, { cause: failure });
  return new Uint8Array(await response.arrayBuffer());
}

function isNotFound(path: string): boolean {
  return `${path}.html` === NOT_FOUND_PATH;
}
