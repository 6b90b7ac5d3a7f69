import { createApp } from 'astro/app/entrypoint';
import { sha256 } from '../publication/digest.ts';
import { NOT_FOUND_PATH } from '../publication/not-found-path.ts';
import type { Output } from '../publication/output.ts';
import type { MappedPage } from '../representations/discovery/site-map.ts';
import { isPublished } from '../representations/server-paths.ts';
import type { Site } from '../representations/site.ts';
import { newestDateOf } from '../reviews/catalog.ts';
import { type PageSource, pagesOf } from './pages/pages.ts';

/** A file that a route makes. */
export interface Rendered extends Output {
  /** Absent where search engines are not told of it. */
  readonly page?: MappedPage | undefined;
}

// As a stream, a page that fails would be an answer that ends early.
const app = createApp({ streaming: false });

/**
 * All that the routes make of the site, which `provideSite` has been given. `rest` is a digest of what they are
 * made of beside the site and the code.
 */
export function outputsOf(site: Site, rest: string): Rendered[] {
  const routes = app.manifest.routes.map(({ routeData }) => routeData);
  const prerendered = routes.filter(({ prerender, route }) => prerender && isPublished(route, site));
  return prerendered.flatMap((route) => paramsOf(route, site).map((params) => outputOf(route, params, site, rest)));
}

type Route = (typeof app.manifest.routes)[number]['routeData'];
type Params = Readonly<Record<string, string>>;

function paramsOf({ pathname, route }: Route, site: Site): Params[] {
  return pathname === undefined ? pagesOf(site).params(route) : [{}];
}

function outputOf(routeData: Route, params: Params, site: Site, rest: string): Rendered {
  const { route, type } = routeData;
  const path = route.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => params[name] ?? '');
  const source = pagesOf(site).source(route, params);
  const make = () => inTurn(() => render(routeData, path, source, site.baseUrl));
  const inputs = sha256(rest, route, source.inputs());
  if (type !== 'page') return { name: path.slice(1), inputs, make };
  // As `build.format: 'file'` names them.
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return { name, inputs, page: name === NOT_FOUND_PATH.slice(1) ? undefined : mappedPage(path, source, site.baseUrl), make };
}

function mappedPage(path: string, { locals }: PageSource, baseUrl: string): MappedPage {
  const url = encodeURI(baseUrl + path);
  return locals.reviewPage ? { url, lastmod: newestDateOf(locals.reviewPage.review) } : { url };
}

/** The end of the last page that was rendered. */
let turn: Promise<unknown> = Promise.resolve();

/** One page after another: side by side none would be done earlier, and Astro would find the paths of a route many times. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  // Where a page fails, those after it fail with its error, and none of them is rendered.
  turn = done;
  return done;
}

async function render(routeData: Route, path: string, { locals }: PageSource, baseUrl: string): Promise<Uint8Array> {
  const given: Partial<App.Locals> = { ...locals };
  const response = await app.render(new Request(encodeURI(baseUrl + path)), { routeData, locals: given });
  if (given.failure !== undefined) throw new Error(`${routeData.component} cannot make ${path}`, { cause: given.failure });
  return new Uint8Array(await response.arrayBuffer());
}
