import { defineMiddleware } from 'astro:middleware';
import { getSite } from './astro/site.ts';
import { answersInMemory } from './publication/in-memory.ts';
import { isPublished } from './representations/server-paths.ts';
import { readBuildSettings } from './settings.ts';

/** A build makes no file of an answer without a body; with 404 it would make one of the page for what is not there. */
const NOT_PUBLISHED = import.meta.env.DEV ? 404 : 204;

/**
 * Leaves out of the build, and of the dev server, what a static host cannot have; gives the dev server's on-demand routes
 * what they answer from, made of the files as they are. Our own server has no need of it.
 */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered, routePattern }, next) => {
  if (!isPublished(routePattern, readBuildSettings(process.env))) return new Response(null, { status: NOT_PUBLISHED });
  if (!isPrerendered) locals.answers ??= answersInMemory(await getSite());
  return next();
});
