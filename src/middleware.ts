import { publicDir } from 'astro:config/server';
import { defineMiddleware } from 'astro:middleware';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSite } from './astro/get-site.ts';
import { pagesOf } from './astro/pages/pages.ts';
import { isPublished } from './representations/server-paths.ts';
import type { Site } from './representations/site.ts';
import { readBuildSettings } from './settings.ts';

/** The dev server's icon as SVG: `favicon.svg` of the content's `public/` or of the project's, or else the drawn one. */
async function iconOf(site: Site): Promise<string> {
  const inside = join(readBuildSettings(process.env).contentDirectory, 'public', 'favicon.svg');
  const own = [inside, new URL('favicon.svg', publicDir)].find((file) => existsSync(file));
  return own ? readFileSync(own, 'utf8') : (await import('./astro/routes/content-route.ts')).iconOf(site);
}

/**
 * In the dev server, answers 404 where the built site would have nothing, and gives pages the data that they show. A build gives
 * each page its data itself, and our own server does not run this.
 */
export const onRequest = defineMiddleware(async ({ locals, params, routePattern }, next) => {
  if (import.meta.env.DEV) {
    if (!isPublished(routePattern, readBuildSettings(process.env))) return new Response(null, { status: 404 });
    const site = await getSite();
    Object.assign(locals, pagesOf(site).source(routePattern, params).locals, {
      isPreview: true,
      icon: await iconOf(site),
    });
  }
  try {
    return await next();
  } catch (error) {
    // Astro answers with an error page, but a build has to fail: it finds the error here.
    locals.failure = error;
    throw error;
  }
});
