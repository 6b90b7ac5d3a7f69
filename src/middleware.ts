import { publicDir } from 'astro:config/server';
import { defineMiddleware } from 'astro:middleware';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from './astro/pages/pages.ts';
import { getSite } from './astro/site.ts';
import { answersInMemory } from './publication/serving/in-memory.ts';
import { isPublished } from './representations/server-paths.ts';
import type { Site } from './representations/site.ts';
import { readBuildSettings } from './settings.ts';

/** The icon of the dev server: that of the content, of the folder beside it, or the drawn one. */
async function iconOf(site: Site): Promise<string> {
  const inside = join(readBuildSettings(process.env).contentDirectory, 'public', 'favicon.svg');
  const own = [inside, new URL('favicon.svg', publicDir)].find((file) => existsSync(file));
  return own ? readFileSync(own, 'utf8') : (await import('./astro/routes/brand-route.ts')).drawnIcon(site);
}

/**
 * Leaves out of the dev server what a static host cannot have. Gives its pages what they are made of, and its on-demand routes
 * what they answer from. A build gives that to each page itself, and our own server has no need of it.
 */
export const onRequest = defineMiddleware(async ({ locals, params, isPrerendered, routePattern }, next) => {
  if (import.meta.env.DEV) {
    if (!isPublished(routePattern, readBuildSettings(process.env))) return new Response(null, { status: 404 });
    const site = await getSite();
    Object.assign(locals, pagesOf(site).source(routePattern, params).locals, {
      isPreview: true,
      icon: await iconOf(site),
    });
    if (!isPrerendered) locals.answers ??= answersInMemory(site);
  }
  try {
    return await next();
  } catch (error) {
    // Astro answers with a page that says so; a build has to fail.
    locals.failure = error;
    throw error;
  }
});
