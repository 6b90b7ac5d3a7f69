import { defineMiddleware } from 'astro:middleware';
import { contextOf } from './astro/page-context.ts';
import { getSite } from './astro/site.ts';
import { answersInMemory } from './publication/in-memory.ts';
import { isPublished } from './representations/server-paths.ts';
import { readBuildSettings } from './settings.ts';

/** A build makes no file of an answer without a body; with 404 it would make one of the page for what is not there. */
const NOT_PUBLISHED = import.meta.env.DEV ? 404 : 204;

/**
 * Leaves out of the build, and of the dev server, what a static host cannot have. Gives the pages what they are made of,
 * and the dev server's on-demand routes what they answer from. Our own server has no need of it.
 */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered, routePattern }, next) => {
  if (!isPublished(routePattern, readBuildSettings(process.env))) return new Response(null, { status: NOT_PUBLISHED });
  const site = await getSite();
  locals.pageContext = contextOf(site);
  if (!isPrerendered) locals.answers ??= answersInMemory(site);
  return next();
});
